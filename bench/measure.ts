import lighthouse, { type Result } from 'lighthouse';
import { launchBrowser } from './browser.ts';

/** What one visit cost; times in milliseconds as Lighthouse simulates them for a phone, sizes in bytes. */
export interface Visit {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  document: number;
  /** All that the page needs before it is scrolled; pages fetched ahead for a next visit are not part of it. */
  total: number;
  renderBlocking: number;
  /** How fast Lighthouse found the processor: 1,000 and more is a desktop’s, which it slows to a phone’s. */
  processor: number;
  /** What Lighthouse found wrong, timings left out. */
  findings: string[];
  html: string;
}

interface Request {
  url: string;
  resourceType: string;
  transferSize: number;
  isLinkPreload?: boolean;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const value = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

const items = ({ audits }: Result, id: string): unknown[] => {
  const details = audits[id]?.details;
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
};

function describe(result: Result, html: string, address: string): Visit {
  const requests = items(result, 'network-requests') as Request[];
  const ahead = ({ url, resourceType }: Request) =>
    resourceType === 'Other' && !/\.\w+$/.test(new URL(url).pathname);
  const judged = categories.slice(1).flatMap((id) => result.categories[id]?.auditRefs ?? []);
  return {
    scores: Object.fromEntries(
      categories.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)]),
    ) as Visit['scores'],
    firstPaint: value(result, 'first-contentful-paint'),
    largestPaint: value(result, 'largest-contentful-paint'),
    blocking: value(result, 'total-blocking-time'),
    shift: value(result, 'cumulative-layout-shift'),
    document: requests.find(({ url }) => url === address)?.transferSize ?? Number.NaN,
    total: requests
      .filter((request) => !ahead(request))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    renderBlocking: items(result, 'render-blocking-insight').length,
    processor: result.environment.benchmarkIndex,
    findings: judged
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${result.audits[id]?.title ?? ''}`),
    html,
  };
}

/** How often a visit is tried: now and then Chromium fails to record one. */
const attempts = 3;

async function visit(address: string, attempt = 1): Promise<Visit> {
  const chrome = await launchBrowser();
  try {
    const outcome = await lighthouse(address, { port: chrome.port, output: 'html', logLevel: 'silent' });
    if (outcome && !outcome.lhr.runtimeError) return describe(outcome.lhr, String(outcome.report), address);
    if (attempt === attempts) {
      throw new Error(`${address}: ${outcome?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`);
    }
  } finally {
    chrome.kill();
  }
  return visit(address, attempt + 1);
}

/**
 * Visits a page as Lighthouse does: a slow phone, nothing in the cache, default throttling.
 * @param address the page's whole address
 * @param runs how often; the run with the median of the largest paint is the one that counts
 * @throws {Error} when the page cannot be measured
 */
export async function measure(address: string, runs: number): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(address));
  visits.sort((a, b) => a.largestPaint - b.largestPaint);
  const median = visits[Math.floor((runs - 1) / 2)];
  if (!median) throw new Error(`${address}: measured ${runs} times, want once at least.`);
  return median;
}
