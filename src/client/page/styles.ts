import css from './styles.css?inline';

/** Brings the sheet of what scripts add to the page. In the documents it would weigh on every one of them. */
export function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
