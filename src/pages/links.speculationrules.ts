import { editorRoute } from '#site/urls.ts';

/** Whose pages nobody has to wait for, or must not be opened by a machine, as a selector. */
const never = [
  // A choice of language is stored when it is made.
  '[hreflang]',
  // The present page is there already.
  '[aria-current=page], [href^="#"]',
  '[download], [target]',
  // src/client/connection.ts marks it.
  '[data-poor] a',
  // A page that answers for another: the site may be out of reach, and what hangs would hold up the click.
  '[data-failed] a',
];

const rule = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [editorRoute, `${editorRoute}/*`, '/*.*'] } },
      { not: { selector_matches: never.join() } },
    ],
  },
  // Once the pointer rests on a link, or a finger is put on it.
  eagerness: 'moderate',
};

/** Which pages a browser may prepare before they are asked for, or at least fetch (HTML, "Speculation rules"). */
export const GET = () =>
  new Response(JSON.stringify({ prefetch: [rule], prerender: [rule] }), {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
