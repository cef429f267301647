/** Closes the menu as the page is left: who comes back by the browser's cache finds it closed. */
export function closeMenuOnLeave(): void {
  addEventListener('pagehide', () => {
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
}
