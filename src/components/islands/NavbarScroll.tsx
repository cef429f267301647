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
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
    };
  }, []);

  return <span ref={marker} />;
}

/** Marks the bar that it stands in as `data-scrolled` while the page is scrolled. */
export default function NavbarScroll({ strings }: Props) {
  return (
    <IslandBoundary message={strings.error}>
      <Marker />
    </IslandBoundary>
  );
}
