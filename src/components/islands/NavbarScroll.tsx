import { useEffect, useRef } from 'react';
import { island } from '#components/islands/island.tsx';

function Marker() {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const navbar = marker.current?.closest('header');
    // Negative while the page overscrolls.
    const onScroll = () => navbar?.toggleAttribute('data-scrolled', scrollY > 0);
    const close = () => navbar?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    const onFocus = ({ target }: Event) => {
      if (!(target as Element).closest('[popover], [popovertarget]')) close();
    };
    // The window may have outgrown the menu.
    const onResize = () => {
      if (!navbar?.querySelector('[popovertarget]')?.checkVisibility()) close();
    };
    onScroll();
    onResize();
    addEventListener('scroll', onScroll, { passive: true });
    // Close on pagehide so that the menu isn't open after a bfcache restore.
    addEventListener('pagehide', close);
    addEventListener('focusin', onFocus);
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', close);
      removeEventListener('focusin', onFocus);
      removeEventListener('resize', onResize);
    };
  }, []);

  return <span ref={marker} />;
}

/** Sets `data-scrolled` on its navbar while the page is scrolled, and closes an open menu. */
export default island(Marker);
