import { createApp } from '#server/app.ts';
import { failureResponse } from '#server/errors.ts';
import { isManifest, manifestName } from '#server/manifest.ts';

interface Assets {
  fetch(url: string): Promise<Response>;
}

async function fetchAsset(assets: Assets, file: string): Promise<Response> {
  const path = file.split('/').map(encodeURIComponent).join('/');
  const response = await assets.fetch(`https://assets.invalid/${path}`);
  if (response.ok) return response;
  throw new Error(`${file} isn't deployed (${response.status}): run "npm run build" and deploy again.`);
}

async function createHandler(assets: Assets) {
  const manifest: unknown = await (await fetchAsset(assets, manifestName)).json();
  if (!isManifest(manifest)) {
    throw new Error(`${manifestName} is from another version: run "npm run build" and deploy again.`);
  }
  return createApp({ manifest, readVariant: async ({ file }) => (await fetchAsset(assets, file)).body });
}

/** Restores the visitor's Accept-Encoding, which Cloudflare replaces. */
function withVisitorEncoding(request: Request): Request {
  const cf: unknown = Reflect.get(request, 'cf');
  if (typeof cf !== 'object' || cf === null || !('clientAcceptEncoding' in cf)) return request;
  const restored = new Request(request);
  restored.headers.set('Accept-Encoding', String(cf.clientAcceptEncoding));
  return restored;
}

/** Keeps workerd from compressing a compressed body again. */
function withManualEncoding(response: Response): Response {
  if (!response.headers.has('Content-Encoding')) return response;
  const { status, headers, body } = response;
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' };
  return new Response(body, init);
}

let handler: ReturnType<typeof createHandler> | undefined;

/** The handler on Cloudflare Workers. It reads files through the assets binding in wrangler.jsonc. */
export default {
  async fetch(request: Request, { ASSETS }: { ASSETS: Assets }): Promise<Response> {
    try {
      const handle = await (handler ??= createHandler(ASSETS));
      return withManualEncoding(await handle(withVisitorEncoding(request)));
    } catch (error) {
      // The next request tries again.
      handler = undefined;
      return failureResponse(error, request);
    }
  },
};
