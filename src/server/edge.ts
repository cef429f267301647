import { localeOfPath } from '#i18n/choose-locale.ts';
import { createApp } from '#server/app.ts';
import { emergencyPage } from '#server/emergency-page.ts';
import { logError } from '#server/log.ts';
import { isManifest, manifestName } from '#server/manifest.ts';

interface Assets {
  fetch(address: string): Promise<Response>;
}

type Handler = ReturnType<typeof createApp>;

async function readAsset(assets: Assets, file: string): Promise<Response> {
  const path = file.split('/').map(encodeURIComponent).join('/');
  const response = await assets.fetch(`https://assets.invalid/${path}`);
  if (response.ok) return response;
  throw new Error(
    `${file} is not among the assets (${response.status}): run "npm run build" and deploy it whole.`,
  );
}

async function openSite(assets: Assets): Promise<Handler> {
  const manifest: unknown = await (await readAsset(assets, manifestName)).json();
  if (!isManifest(manifest)) {
    throw new Error(`${manifestName} is of another version: run "npm run build" and deploy it whole.`);
  }
  return createApp({
    manifest,
    files: { read: async ({ file }) => (await readAsset(assets, file)).body },
  });
}

/** At the edge the header has been replaced; what the visitor sent stands beside the request. */
function withOwnEncoding(request: Request): Request {
  const cf: unknown = Reflect.get(request, 'cf');
  if (typeof cf !== 'object' || cf === null || !('clientAcceptEncoding' in cf)) return request;
  const own = new Request(request);
  own.headers.set('Accept-Encoding', String(cf.clientAcceptEncoding));
  return own;
}

/** Says that the body is compressed already; the runtime would do it once more. */
function asItIs(answer: Response): Response {
  if (!answer.headers.has('Content-Encoding')) return answer;
  const { status, headers, body } = answer;
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' };
  return new Response(body, init);
}

let opened: Promise<Handler> | undefined;

/** The edge: the same handler, with its files out of the assets that wrangler.jsonc binds. */
export default {
  async fetch(request: Request, { ASSETS }: { ASSETS: Assets }): Promise<Response> {
    try {
      const handle = await (opened ??= openSite(ASSETS));
      return asItIs(await handle(withOwnEncoding(request)));
    } catch (error) {
      // The next request tries again.
      opened = undefined;
      const path = new URL(request.url).pathname;
      const requestId = logError(error, { method: request.method, path }, 500);
      return emergencyPage('page', localeOfPath(path), 500, { 'X-Request-Id': requestId });
    }
  },
};
