import { editorRoute } from '#shared/urls.ts';

/** Selectors of links that must not be prerendered. */
const excluded = [
  // The language menu stores the choice when the link is clicked.
  '[hreflang]',
  // The current page.
  '[aria-current=page], [href^="#"]',
  '[download], [target]',
  // On a slow connection: src/client/connection.ts.
  '[data-poor] a',
  // Error and offline pages: the site may be unreachable, and a pending request would delay the click.
  '[data-failed] a',
];

const rule = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [editorRoute, `${editorRoute}/*`, '/*.*'] } },
      { not: { selector_matches: excluded.join() } },
    ],
  },
  // On hover or pointerdown.
  eagerness: 'moderate',
};

/**
 * Speculation rules (HTML standard), which let Chromium render a page once the visitor is about to follow its
 * link, so that it is there at the click. That is too much work to do for pages that nobody pointed at; those
 * are only fetched, by src/client/prefetch.ts, in all browsers that can use it. A page that was fetched there
 * is revalidated here.
 */
export const GET = () =>
  new Response(JSON.stringify({ prerender: [rule] }), {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
