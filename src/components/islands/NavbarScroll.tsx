import { useEffect, useRef } from 'react';
import { island } from '#components/islands/island.tsx';

function Marker() {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const navbar = marker.current?.closest('header');
    // Negative while the page overscrolls.
    const onScroll = () => navbar?.toggleAttribute('data-scrolled', scrollY > 0);
    // Close on pagehide so that the menu isn't open after a bfcache restore.
    const onPageHide = () => navbar?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onPageHide);
    };
  }, []);

  return <span ref={marker} />;
}

/** Sets `data-scrolled` on the navbar around it while the page is scrolled. */
export default island(Marker);
