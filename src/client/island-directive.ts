import interaction from '#client/interaction.ts';

// As Astro's inline script does. Must be evaluated before the element <astro-island> is defined, which looks for it.
Object.assign(globalThis, { Astro: { interaction } });
