/** Brings the footer's year up to date: the page may have been built in another one. */
export function updateCopyright(): void {
  const line = document.querySelector('.copyright');
  const year = String(new Date().getFullYear());
  if (line?.textContent) line.textContent = line.textContent.replace(/\d{4}/, year);
}
