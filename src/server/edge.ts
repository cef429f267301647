import { createApp } from '#server/app.ts';
import { answerFailure } from '#server/errors.ts';
import { isManifest, manifestName } from '#server/manifest.ts';

interface Assets {
  fetch(address: string): Promise<Response>;
}

async function readAsset(assets: Assets, file: string): Promise<Response> {
  const path = file.split('/').map(encodeURIComponent).join('/');
  const response = await assets.fetch(`https://assets.invalid/${path}`);
  if (response.ok) return response;
  throw new Error(`${file} isn't deployed (${response.status}): run "npm run build" and deploy again.`);
}

async function openSite(assets: Assets) {
  const manifest: unknown = await (await readAsset(assets, manifestName)).json();
  if (!isManifest(manifest)) {
    throw new Error(`${manifestName} is from another version: run "npm run build" and deploy again.`);
  }
  return createApp({
    manifest,
    files: { read: async ({ file }) => (await readAsset(assets, file)).body },
  });
}

/** Restores the visitor's Accept-Encoding, which Cloudflare replaces. */
function withVisitorEncoding(request: Request): Request {
  const cf: unknown = Reflect.get(request, 'cf');
  if (typeof cf !== 'object' || cf === null || !('clientAcceptEncoding' in cf)) return request;
  const restored = new Request(request);
  restored.headers.set('Accept-Encoding', String(cf.clientAcceptEncoding));
  return restored;
}

/** Tells workerd that the body is compressed already. */
function asCompressed(answer: Response): Response {
  if (!answer.headers.has('Content-Encoding')) return answer;
  const { status, headers, body } = answer;
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' };
  return new Response(body, init);
}

let opened: ReturnType<typeof openSite> | undefined;

/** The handler on Cloudflare Workers, with its files in the assets that wrangler.jsonc binds. */
export default {
  async fetch(request: Request, { ASSETS }: { ASSETS: Assets }): Promise<Response> {
    try {
      const handle = await (opened ??= openSite(ASSETS));
      return asCompressed(await handle(withVisitorEncoding(request)));
    } catch (error) {
      // The next request tries again.
      opened = undefined;
      return answerFailure(error, { method: request.method, path: new URL(request.url).pathname });
    }
  },
};
