import type { ClientDirective } from 'astro';

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

/**
 * Hydrates an island at the first pointer, touch, focus or key inside its nearest landmark or list of its own.
 * With the value `scroll` the first scroll counts too where the sheet cannot follow it by itself.
 * What the visitor did stays done: the markup works before, and the island takes over the state it finds.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const waking = new AbortController();
  const wake = async () => {
    waking.abort();
    await (
      await load()
    )();
  };
  const options = { signal: waking.signal, passive: true };
  const ground = island.closest('header, section') ?? island;
  const scrolls = value === 'scroll' && !CSS.supports('animation-timeline: scroll()');
  for (const type of touches) ground.addEventListener(type, wake, options);
  if (scrolls) addEventListener('scroll', wake, options);
  // A visitor may have been quicker than this script, which comes after the first paint.
  if (ground.matches(':focus-within') || (scrolls && scrollY > 0)) void wake();
};

export default interaction;
