// The sections stand along one quay, in the order of the menu. Tells the styles which way a navigation goes; without
// that, the page simply changes.
addEventListener('pagereveal', (event) => {
  const { viewTransition } = event as PageRevealEvent;
  const { from, entry } = globalThis.navigation?.activation ?? {};
  if (!viewTransition || !from?.url || !entry?.url) return;
  const sections = Array.from(
    document.querySelectorAll<HTMLAnchorElement>('body > header nav a'),
    ({ href }) => href,
  );
  const placeOf = (url: string) => sections.findLastIndex((section) => url.startsWith(section));
  const way = placeOf(entry.url) - placeOf(from.url);
  if (way) viewTransition.types.add(way > 0 ? 'east' : 'west');
});
