/** Closes what is open from the bar as the page is left: who comes back by the browser's cache finds it closed. */
export function closeMenusOnLeave(): void {
  addEventListener('pagehide', () => {
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    document.querySelector('.language')?.removeAttribute('open');
  });
}
