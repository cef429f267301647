import { noticeSchema, stateOf } from '#company/notice.ts';
import { toPlainDate } from '#i18n/format.ts';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import type { Content } from './content.ts';
import { quote } from './findings.ts';
import { checkPlainText } from './leftovers.ts';
import { checkInserted } from './texts.ts';
import { checkSchema, readJson } from './yaml.ts';

/** Checks the notice above every page. */
export function checkNotice({
  root,
  report,
  pages,
  today,
  isOnline,
}: Pick<Content, 'root' | 'report' | 'pages' | 'today' | 'isOnline'>) {
  const file = readJson(root, 'src/company/notice.json', report);
  if (!file || !checkSchema({ fields: file.value, at: file.at }, noticeSchema)) return;
  for (const { text, place } of file.texts) {
    checkInserted(text, place);
    checkPlainText(text, place);
  }
  const { notice } = noticeSchema.parse(file.value);
  if (!notice) return;
  const { first, last, link } = notice;
  if (stateOf(notice, toPlainDate(today)) === 'ended')
    file
      .at('notice.last')
      .warning(`was ${last}, so the notice is no longer shown: take it out, or write a later day.`);
  const day = new Date(Math.max(Number(today), Date.parse(first)));
  if (link && pages && !locales.some(({ code }) => isOnline(localizePath(code, link), day)))
    file
      .at('notice.link')
      .error(
        `is ${quote(link)}, which is no page on ${toPlainDate(day)}: copy the address of one, without its language.`,
      );
}
