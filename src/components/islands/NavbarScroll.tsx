import { useEffect, useRef } from 'react';
import IslandBoundary from './IslandBoundary.tsx';
import { isScrolled } from './navbar-scroll.ts';

interface Props {
  strings: { error: string };
}

function Marker() {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const bar = marker.current?.closest('header');
    const follow = () => bar?.toggleAttribute('data-scrolled', isScrolled(scrollY));
    const leave = () => bar?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', leave);
    };
  }, []);

  return <span ref={marker} />;
}

/**
 * Marks the bar that it stands in as `data-scrolled` while the page is scrolled, and closes its menu as the page is left:
 * who comes back by the browser's cache finds it closed.
 */
export default function NavbarScroll({ strings }: Props) {
  return (
    <IslandBoundary message={strings.error}>
      <Marker />
    </IslandBoundary>
  );
}
