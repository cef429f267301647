import type { ClientDirective } from 'astro';

// No pointer events: a finger that scrolls fires them too, and mouse events only once it has tapped.
const interactions = ['mouseover', 'click', 'focusin', 'keydown'];

/**
 * Hydrates an island at the first interaction inside its nearest landmark or section, once the frame that responds to it
 * is painted. With the value `scroll`, the first scroll counts too where CSS can't follow the scroll position. The island
 * takes over the state that it finds.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const hydrate = () => load().then((start) => start());
  const wake = (event?: Event) => {
    // Requests under way when a link is followed would keep this page out of the bfcache.
    const link = event?.target instanceof Element && event.target.closest('a');
    if (link && !island.contains(link)) return;
    controller.abort();
    requestAnimationFrame(() => setTimeout(hydrate));
  };
  const area = island.closest('header, section') ?? island;
  const scrolls = value === 'scroll' && !CSS.supports('animation-timeline: scroll()');
  for (const type of interactions) area.addEventListener(type, wake, options);
  if (scrolls) addEventListener('scroll', wake, options);
  // This script comes after the first paint, and a visitor may have been quicker.
  if (area.matches(':focus-within') || (scrolls && scrollY > 0)) wake();
};

export default interaction;
