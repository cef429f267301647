import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Site, SiteEnv } from '#server/built-site.ts';
import { fillForm, findOption, formatForm, type FormValues, readForm } from '#server/contact/form-page.ts';
import { createMessage } from '#server/contact/message.ts';
import { createReception } from '#server/contact/reception.ts';
import { refuse } from '#server/errors.ts';
import { caching, type HeaderTable } from '#server/headers.ts';
import { isOwnHost } from '#server/language.ts';
import { logError, logLine } from '#server/log.ts';
import type { BuildFile, FormTexts } from '#server/manifest.ts';
import { redirect } from '#server/route-table.ts';
import { contactFields, type ContactProblem } from '#shared/contact-fields.ts';
import { defaultLocale } from '#shared/locales.ts';
import { errorRoutes, hiddenRoutes } from '#shared/urls.ts';

type Page = NonNullable<BuildFile['page']>;

/** Characters of a form of which every field is full. */
const fullForm = Object.values(contactFields).reduce((sum, { maxLength }) => sum + maxLength, 0);

/** The largest form, in bytes. A percent-encoded character has up to nine. */
const maxSize = 9 * fullForm + 1024;

const notAccepted = 'Not accepted: use the form on this page. Go back, and what you typed is still there.';

/** Whether a form was sent from this site: browsers say so; of those that don't, hosts are compared. */
function isSameOrigin(request: HonoRequest): boolean {
  const site = request.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  return isOwnHost(URL.parse(request.header('origin') ?? request.header('referer') ?? ''), request);
}

const isForm = (request: HonoRequest): boolean =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.header('content-type') ?? '');

/**
 * Answers the contact form: stores or sends messages, and fills in the service of `/contact?service=seo`. A
 * visitor whose message can't be accepted gets the form again, with the reasons and everything typed, unless
 * that is too long to read.
 */
export function contact(site: Site): MiddlewareHandler<SiteEnv> {
  const { mailbox, routes, refusedForms } = site;
  const receive = mailbox && createReception(mailbox);

  const showProblems = (
    c: Context,
    { locale }: Page,
    status: ContentfulStatusCode,
    problems: ContactProblem[],
    values?: FormValues,
    headers?: HeaderTable,
  ) =>
    site.sendPage(c, locale, errorRoutes.problems, {
      status,
      headers: { 'Cache-Control': caching.private, ...headers },
      fill: { html: (page) => fillForm(page, values, problems) },
    });

  async function readBody(c: Context, page: Page): Promise<string | Response> {
    let body = '';
    const onError = () => showProblems(c, page, 413, ['long']);
    const read = async () => void (body = await c.req.text());
    // A visitor who went away has sent only a part.
    const answer = await bodyLimit({ maxSize, onError })(c, read).catch(() => {
      throw refuse(400, notAccepted);
    });
    return answer ?? body;
  }

  async function accept(
    c: Context<SiteEnv>,
    page: Page,
    form: FormTexts,
    values: FormValues,
  ): Promise<Response> {
    const sent = routes.page(page.locale, hiddenRoutes.sent);
    try {
      // The company's language is the default one.
      const own = routes.page(defaultLocale, page.route)?.page?.form ?? form;
      const message = await createMessage(values, formatForm(values, own));
      if (!receive || !sent?.path) throw new Error('This host takes no messages: see docs/operating.md.');
      const isAccepted = await receive(message, c.env.address);
      if (!isAccepted) return await showProblems(c, page, 429, ['limit'], values);
      return redirect(sent.path, '', 303, { 'Cache-Control': caching.never });
    } catch (error) {
      const requestId = logError(error, c.req, 503);
      return showProblems(c, page, 503, ['failed'], values, { 'X-Request-Id': requestId });
    }
  }

  async function answer(c: Context<SiteEnv>, page: Page, form: FormTexts): Promise<Response> {
    if (!isSameOrigin(c.req)) {
      refusedForms.count += 1;
      const { host } = new URL(c.req.url);
      const origin = URL.parse(c.req.header('origin') ?? c.req.header('referer') ?? '')?.origin ?? 'none';
      const site = c.req.header('sec-fetch-site') ?? 'none';
      logLine('warning', `A form was refused: Host ${host}, Origin ${origin}, Sec-Fetch-Site ${site}.`);
      throw refuse(403, notAccepted);
    }
    if (!isForm(c.req)) throw refuse(415, notAccepted);
    const body = await readBody(c, page);
    if (typeof body !== 'string') return body;
    const sent = readForm(body, form);
    if (!sent) throw refuse(400, notAccepted);
    const { values, problems } = sent;
    if (problems.length > 0) return showProblems(c, page, 422, problems, values);
    return accept(c, page, form, values);
  }

  function showService(c: Context, file: BuildFile, form: FormTexts): Promise<Response> | undefined {
    const service = c.req.query('service');
    if (!service || !findOption(form, 'service', service)) return undefined;
    return site.send(c, file, { fill: { html: (page) => fillForm(page, { service }), key: service } });
  }

  return async (c, next) => {
    const { file } = c.var;
    const { page } = file ?? {};
    if (!file || !page?.form) return next();
    const isSent = c.req.method === 'POST';
    const response = isSent ? await answer(c, page, page.form) : await showService(c, file, page.form);
    return response ?? next();
  };
}
