import { reloadOnceFor } from '#client/recovery.ts';

// Inlined in the head of every page, with the address of src/client/main.ts: loads it once the document is
// parsed and painted. A background tab or prerendered page has no frames to wait for.
const { src = '' } = (document.currentScript as HTMLScriptElement).dataset;

// What is far below the window isn't laid out (base.css), so that the first paint is earlier. A visitor who
// returns to a place further down, or follows a link to one, needs all of it.
const { dataset } = document.documentElement;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'navigate' && !location.hash) dataset['loading'] = '';
addEventListener('load', () => delete dataset['loading']);

// Firefox aborts a running import when the visitor leaves; a reload would cancel their navigation.
let leaving = false;
addEventListener('beforeunload', () => (leaving = true));

const load = () => {
  import(src).catch((error: unknown) => {
    if (leaving) return;
    console.error(error);
    if (!document.prerendering && navigator.onLine) reloadOnceFor(src);
  });
};

addEventListener('DOMContentLoaded', () => {
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
});
