import { typedKey } from '#shared/contact-fields.ts';

// Runs on the pages with the form and on the one after a message was sent. Keeps what is typed in this tab,
// and puts it back when the form loads again: after a failed island, an error of the server or a change of
// language.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  values: Record<string, string>;
  /** The query, which may name a service. */
  search: string;
  focused: string | null | undefined;
}

/** Milliseconds after the last key: a screen reader would read out each number. */
const countDelay = 500;

const fields = [...document.querySelectorAll<Field>('[data-field]')];
const form = fields[0]?.form;
let isChanged = false;

const hasText = () => fields.some((field) => field.value && field.localName !== 'select');

/** Shows the length of the message when it is near the limit. */
function count() {
  const { length } = form?.querySelector('textarea')?.value ?? '';
  const output = form?.querySelector('output');
  if (!output) return;
  const limit = Number(output.dataset['limit']);
  const number = length.toLocaleString(document.documentElement.lang);
  output.textContent = length > 0.9 * limit ? (output.dataset['text'] ?? '').replace('…', number) : '';
  output.toggleAttribute('data-over', length > limit);
}

function restore() {
  const typed = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}') as Partial<Typed>;
  sessionStorage.removeItem(typedKey);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  for (const field of fields) {
    // The server has filled in a form with mistakes, and the service that a link names.
    const isOpen = !field.value || typed.search === location.search;
    if (isOpen) field.value = typed.values?.[field.name] ?? field.value;
    if (navigation?.type === 'reload' && typed.focused === field.name) field.focus({ preventScroll: true });
  }
}

function save() {
  // A page from the bfcache must not store a message again that has been sent.
  if (!isChanged) return;
  isChanged = false;
  const typed: Typed = {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    search: location.search,
    focused: document.activeElement?.getAttribute('name'),
  };
  if (hasText()) sessionStorage.setItem(typedKey, JSON.stringify(typed));
  else sessionStorage.removeItem(typedKey);
}

function start() {
  try {
    restore();
  } catch {
    // Storage is blocked.
  }
  isChanged = hasText();
  count();
}

// A prerendered page has a copy of the storage, from before the visitor left the page that they see.
if (document.prerendering) document.addEventListener('prerenderingchange', start);
else start();

let timer: ReturnType<typeof setTimeout> | undefined;
form?.addEventListener('input', () => {
  isChanged = true;
  clearTimeout(timer);
  timer = setTimeout(count, countDelay);
});
addEventListener('pagehide', save);
