import type { ClientDirective } from 'astro';

// No pointer events: on touch screens, scrolling fires those too, whereas mouse events follow a tap only.
const interactions = ['mouseover', 'click', 'focusin', 'keydown'];

/**
 * Hydrates an island after the first interaction inside its nearest header or section, once the browser has
 * painted its response. With the value `scroll`, the first scroll counts too, in browsers without
 * scroll-driven animations. Islands read their state from the DOM, so the interaction isn't lost.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const hydrate = () => load().then((start) => start());
  const onInteraction = (event?: Event) => {
    // Pending requests when a link is followed would keep this page out of the bfcache.
    const link = event?.target instanceof Element && event.target.closest('a');
    if (link && !island.contains(link)) return;
    controller.abort();
    requestAnimationFrame(() => setTimeout(hydrate));
  };
  const region = island.closest('header, section') ?? island;
  const scrolls = value === 'scroll' && !CSS.supports('animation-timeline: scroll()');
  for (const type of interactions) region.addEventListener(type, onInteraction, options);
  if (scrolls) addEventListener('scroll', onInteraction, options);
  // This script runs after the first paint, so the first interaction may be over.
  if (region.matches(':focus-within') || (scrolls && scrollY > 0)) onInteraction();
};

export default interaction;
