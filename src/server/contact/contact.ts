import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contactFields, rememberedMinutes, type ContactProblem } from '#shared/contact-form.ts';
import { errorRoutes, sentRoute } from '#shared/urls.ts';
import type { Site } from '#server/built-site.ts';
import { fillForm, offersService } from '#server/contact/fill-form.ts';
import { readForm, type FormValues } from '#server/contact/form.ts';
import { createMessage } from '#server/contact/message.ts';
import { createReception } from '#server/contact/reception.ts';
import { caching, type HeaderTable } from '#server/headers.ts';
import { logError } from '#server/log.ts';
import type { BuildFile } from '#server/manifest.ts';
import { redirect } from '#server/redirect.ts';
import { refuse } from '#server/refuse.ts';

/** What the host knows of the visitor. */
export interface VisitorEnv {
  Bindings: { address?: string | undefined };
}

/** Characters of a form of which every field is full. */
const fullForm = Object.values(contactFields).reduce((sum, { maxLength }) => sum + maxLength, 0);

/** The largest form, in bytes: a character has up to nine, percent-encoded, and names and the trap are short. */
const maxSize = 9 * fullForm + 1024;

const retryAfter = { 'Retry-After': String(rememberedMinutes * 60) };

const notAccepted = 'Not accepted: use the form on this page. Go back, and what you typed is still there.';

/** Whether a form was sent from this site. Compares hosts, not origins, as for the language. */
function isSameOrigin(request: HonoRequest): boolean {
  const site = request.header('sec-fetch-site');
  const origin = request.header('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return URL.parse(origin)?.host === new URL(request.url).host;
  return site !== undefined;
}

const isForm = (request: HonoRequest): boolean =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.header('content-type') ?? '');

/**
 * Answers the contact form: stores or sends messages, and fills in the service of `/contact?service=seo`. A visitor whose
 * message can't be accepted gets the form again, with the reasons and everything typed, unless that is too long to read.
 */
export function contact(site: Site): MiddlewareHandler<VisitorEnv> {
  const { mailbox, routes } = site;
  const receive = mailbox && createReception(mailbox);

  async function showProblems(
    c: Context,
    { page }: BuildFile,
    status: ContentfulStatusCode,
    problems: ContactProblem[],
    values?: FormValues,
    headers?: HeaderTable,
  ) {
    const file = page && routes.page(page.locale, errorRoutes.problems);
    if (!file) throw new Error(`The build has no page ${errorRoutes.problems}: add it to src/pages.`);
    const html = fillForm(await site.read(file), values, problems);
    return site.send(c, file, {
      status,
      headers: { 'Cache-Control': caching.private, ...headers },
      filled: { html, key: '' },
    });
  }

  async function readBody(c: Context, file: BuildFile): Promise<string | Response> {
    let body = '';
    const onError = () => showProblems(c, file, 413, ['long']);
    const read = async () => void (body = await c.req.text());
    // A visitor who went away has sent only a part.
    const refused = await bodyLimit({ maxSize, onError })(c, read).catch(() => refuse(400, notAccepted));
    return refused ?? body;
  }

  async function accept(c: Context<VisitorEnv>, file: BuildFile, values: FormValues): Promise<Response> {
    const sent = file.page && routes.page(file.page.locale, sentRoute);
    try {
      if (!receive || !sent?.address) throw new Error('This host takes no messages: see docs/operating.md.');
      const isAccepted = await receive(await createMessage(values), c.env.address);
      if (!isAccepted) return await showProblems(c, file, 429, ['limit'], values, retryAfter);
      return redirect(sent.address, '', 303, { 'Cache-Control': caching.never });
    } catch (error) {
      const requestId = logError(error, c.req, 503);
      return showProblems(c, file, 503, ['failed'], values, { 'X-Request-Id': requestId });
    }
  }

  async function answer(c: Context<VisitorEnv>, file: BuildFile): Promise<Response> {
    if (!isSameOrigin(c.req)) return refuse(403, notAccepted);
    if (!isForm(c.req)) return refuse(415, notAccepted);
    const body = await readBody(c, file);
    if (typeof body !== 'string') return body;
    const form = readForm(body);
    if (!form) return refuse(400, notAccepted);
    const { values, problems } = form;
    return problems.length > 0 ? showProblems(c, file, 422, problems, values) : accept(c, file, values);
  }

  async function showService(c: Context, file: BuildFile): Promise<Response | undefined> {
    const service = c.req.query('service');
    const html = service && (await site.read(file));
    if (!html || !offersService(html, service)) return undefined;
    return site.send(c, file, { filled: { html: fillForm(html, { service }), key: service } });
  }

  return async (c, next) => {
    const file = routes.find(c.req.path);
    if (!file?.page?.csp.form) return next();
    const response = c.req.method === 'POST' ? await answer(c, file) : await showService(c, file);
    return response ?? next();
  };
}
