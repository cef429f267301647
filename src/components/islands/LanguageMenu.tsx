import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { island } from '#components/islands/island.tsx';

interface Props {
  /** The menu's accessible name, which contains the page's language. */
  label: string;
  /** The page's language, with its flag. */
  current?: ReactNode;
  /** The list of links, one for each other language. */
  children?: ReactNode;
}

/**
 * Keeps query and fragment if the link leads to the same page, and stores the chosen language. The server
 * does the latter, too, but static hosts and pages from a cache store nothing.
 */
function onChoose({ button, target }: MouseEvent) {
  const link = target instanceof Element && target.closest('a');
  // The right button opens the context menu.
  if (!link || button > 1) return;
  const { exact, cookie } = link.dataset;
  link.search = exact === undefined ? '' : location.search;
  link.hash = exact === undefined ? '' : location.hash;
  try {
    document.cookie = cookie ?? '';
  } catch {
    // With cookies blocked, the link still works.
  }
}

// The WAI-ARIA disclosure pattern. The element holds the state, because it may be open before hydration.
function Menu({ label, current, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    addEventListener('pointerdown', onOutside);
    // Close on pagehide so that the menu isn't open after a bfcache restore.
    addEventListener('pagehide', onOutside);
    return () => {
      removeEventListener('pointerdown', onOutside);
      removeEventListener('pagehide', onOutside);
    };
  }, []);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    menu.current.querySelector('summary')?.focus();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
  };

  return (
    <details
      ref={menu}
      className="language-menu"
      // Its `open` attribute may differ from the server-rendered one.
      suppressHydrationWarning
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onChoose}
      onAuxClick={onChoose}
    >
      <summary aria-label={label}>{current}</summary>
      {children}
    </details>
  );
}

/** The language menu: a disclosure of links, which works without scripts. */
export default island(Menu);
