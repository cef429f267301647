import { editorRoute } from '#site/urls.ts';

/** Selectors of links that must not be prefetched or prerendered. */
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

/** Lets browsers prerender pages before a link is clicked, or at least prefetch them (HTML, "Speculation rules"). */
export const GET = () =>
  new Response(JSON.stringify({ prefetch: [rule], prerender: [rule] }), {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
