import { secondThought } from '#browser/page/timings.ts';

/** What is known when a part of the page could not be loaded. */
export interface Failure {
  online: boolean;
  /** The build for which this tab has reloaded already. */
  tried: string | null;
  /** The build that the page belongs to. */
  build: string;
}

/**
 * Tells whether a reload may help: a page that is older than a deploy asks for parts that are gone.
 * Once per tab and build, so that no loop can come of it.
 */
export const shouldReload = ({ online, tried, build }: Failure): boolean => online && tried !== build;

const key = 'recovery';

/** The names of the parts carry hashes of their content. */
const buildOfPage = () =>
  Array.from(document.querySelectorAll('astro-island'), (island) =>
    island.getAttribute('component-url'),
  ).join();

function reload() {
  if ('navigating' in document.documentElement.dataset) return;
  try {
    const build = buildOfPage();
    if (!shouldReload({ online: navigator.onLine, tried: sessionStorage.getItem(key), build })) return;
    // Where nothing can be kept this throws, and the page stays: it works without the part.
    sessionStorage.setItem(key, build);
    location.reload();
  } catch {
    // The browser has logged the failure itself.
  }
}

/**
 * Reloads the page as one of its parts could not be loaded, unless that was tried before or the visitor leaves:
 * a navigation ends what is being loaded, and some browsers tell of it only afterwards.
 */
export const reloadOnce = (): unknown => setTimeout(reload, secondThought);

/** Reloads the page when an island cannot be loaded. */
export const startRecovery = (): void => document.addEventListener('astro:hydration-error', reloadOnce);
