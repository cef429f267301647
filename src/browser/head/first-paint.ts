import { reloadOnce } from '#browser/errors/recovery.ts';

// Inlined in the head of every page, after the <noscript> and with the address of src/browser/main.ts: what the first
// paint can do without comes after it. Where scripts do not run the sheet brings the face of the headings, and the
// <noscript> its links. It does as little as it can itself, as it stands in the way of the first paint too.
const script = document.currentScript as HTMLScriptElement;
const [sheet] = document.styleSheets as unknown as [CSSStyleSheet];
const { style } = sheet.cssRules[0] as CSSFontFaceRule;
// A browser asks for the face of a rule before it paints.
sheet.deleteRule(0);

const bringFace = () => {
  const family = style.fontFamily.replaceAll('"', '');
  const face = new FontFace(family, style.getPropertyValue('src'), { weight: style.fontWeight });
  face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  );
};
// On a visit's first page it must travel; on the next ones it is at hand, and no other face is seen before it.
const isKept = document.referrer.startsWith(`${location.origin}/`);
if (isKept) bringFace();

void new Promise((resolve) => {
  // Some browsers tell nobody when they have painted.
  setTimeout(resolve, 3000);
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
}).then(() => {
  if (!isKept) bringFace();
  import(script.dataset['src'] as string).catch(reloadOnce);
  script.insertAdjacentHTML('afterend', script.previousElementSibling?.textContent as string);
});
