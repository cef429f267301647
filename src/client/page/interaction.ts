import type { ClientDirective } from 'astro';

// No pointer events: a finger tells of the mouse only once it has tapped, and may else be scrolling.
const touches = ['mouseover', 'click', 'focusin', 'keydown'];

/**
 * Hydrates an island at the first pointer, tap, focus or key inside its nearest landmark or list of its own, once the
 * frame that answers it is painted. With the value `scroll` the first scroll counts too where the sheet cannot follow it
 * by itself. What the visitor did stays done: the markup works before, and the island takes over the state it finds.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const waking = new AbortController();
  const options = { signal: waking.signal };
  const hydrate = () => load().then((start) => start());
  const wake = () => {
    waking.abort();
    requestAnimationFrame(() => setTimeout(hydrate));
  };
  const ground = island.closest('header, section') ?? island;
  const scrolls = value === 'scroll' && !CSS.supports('animation-timeline: scroll()');
  for (const type of touches) ground.addEventListener(type, wake, options);
  if (scrolls) addEventListener('scroll', wake, options);
  // A visitor may have been quicker than this script, which comes after the first paint.
  if (ground.matches(':focus-within') || (scrolls && scrollY > 0)) wake();
};

export default interaction;
