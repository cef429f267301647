/** What happens to the open menu. */
export type MenuEvent = { type: 'key'; key: string } | { type: 'left' };

/**
 * What follows for the menu, after the WAI-ARIA disclosure pattern.
 * @param open whether it is open
 * @param event what happened
 * @returns whether it is open afterwards
 */
export function menuReducer(open: boolean, event: MenuEvent): boolean {
  switch (event.type) {
    case 'key':
      return open && event.key !== 'Escape';
    case 'left':
      return false;
  }
}

/**
 * Where a language's link leads from the page as it is read now.
 * @param link the link's own path, and whether it is the same page
 * @param here the present query and fragment
 * @returns the path, with query and fragment where it is the same page
 */
export const switchTarget = (
  link: { href: string; exact: boolean },
  here: { search: string; hash: string },
): string => (link.exact ? link.href + here.search + here.hash : link.href);
