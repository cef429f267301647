import interaction from '#client/interaction.ts';

// Same as Astro's inline script. Must run before <astro-island> is defined, which looks the directive up.
Object.assign(globalThis, { Astro: { interaction } });
