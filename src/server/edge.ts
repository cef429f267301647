import { createApp } from '#server/app.ts';
import { type Mailbox, writeMail } from '#server/contact/message.ts';
import { answerError } from '#server/errors.ts';
import { isManifest, manifestName, type Variant } from '#server/manifest.ts';

interface Assets {
  fetch(url: string): Promise<Response>;
}

interface Bindings {
  ASSETS: Assets;
  EMAIL?: { send(mail: ReturnType<typeof writeMail>): Promise<unknown> };
  FORM_LIMIT?: { limit(options: { key: string }): Promise<{ success: boolean }> };
  MAIL_FROM?: string;
  MAIL_TO?: string;
}

/** Sends messages by Cloudflare. None is stored: if sending fails, the visitor keeps the text. */
const createMailbox = ({ EMAIL, FORM_LIMIT, MAIL_TO: to, MAIL_FROM: from = to }: Bindings): Mailbox => ({
  async accept(message) {
    if (!EMAIL || !from || !to) throw new Error('EMAIL or MAIL_TO is missing in wrangler.jsonc: add them.');
    await EMAIL.send(writeMail(message, { from, to }));
  },
  status: () => 'off',
  limits: { perAddress: Infinity, total: Infinity },
  mayAccept: async (visitor) => (await FORM_LIMIT?.limit({ key: visitor }))?.success ?? true,
});

async function fetchAsset(assets: Assets, file: string): Promise<Response> {
  const path = file.split('/').map(encodeURIComponent).join('/');
  const response = await assets.fetch(`https://assets.invalid/${path}`);
  if (response.ok) return response;
  throw new Error(`${file} isn't deployed (${response.status}): run "npm run build" and deploy again.`);
}

async function createHandler(bindings: Bindings) {
  const { ASSETS: assets } = bindings;
  const manifest: unknown = await (await fetchAsset(assets, manifestName)).json();
  if (!isManifest(manifest)) {
    throw new Error(`${manifestName} is from another version: run "npm run build" and deploy again.`);
  }
  const readVariant = async ({ file }: Variant) => (await fetchAsset(assets, file)).body;
  return createApp({ manifest, readVariant, mailbox: createMailbox(bindings) });
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

let app: ReturnType<typeof createApp> | undefined;

async function respond(request: Request, bindings: Bindings): Promise<Response> {
  try {
    // A promise can't be shared: it ends with the request that made it, when its visitor leaves.
    const created = app ?? (await createHandler(bindings));
    app ??= created;
    const address = request.headers.get('CF-Connecting-IP') ?? undefined;
    return withManualEncoding(await app(withVisitorEncoding(request), address));
  } catch (error) {
    return answerError(error, { method: request.method, path: new URL(request.url).pathname });
  }
}

/** The handler on Cloudflare Workers. It reads files through the assets binding in wrangler.jsonc. */
export default {
  fetch(
    request: Request,
    bindings: Bindings,
    context?: { waitUntil(promise: Promise<unknown>): void },
  ): Promise<Response> {
    const response = respond(request, bindings);
    // The mail of a visitor who leaves is sent nevertheless.
    context?.waitUntil(response);
    return response;
  },
};
