import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import IslandBoundary from './IslandBoundary.tsx';

interface Props {
  /** The menu's accessible name, which contains the page's language. */
  label: string;
  /** The message shown when the island fails. */
  error: string;
  /** The page's language, with its flag. */
  current?: ReactNode;
  /** The list of links, one for each other language. */
  children?: ReactNode;
}

/** Stores the choice of a language, and takes query and fragment along where the link leads to the same page. */
function onChoose({ button, target }: MouseEvent) {
  const link = target instanceof Element && target.closest('a');
  // The right button opens the browser's own menu.
  if (!link || button > 1) return;
  const { exact, cookie } = link.dataset;
  link.search = exact === undefined ? '' : location.search;
  link.hash = exact === undefined ? '' : location.hash;
  try {
    document.cookie = cookie ?? '';
  } catch {
    // A browser that refuses cookies still follows the link.
  }
}

// The WAI-ARIA disclosure pattern. The element itself holds the state: it may be open before the island wakes.
function Menu({ label, current, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  useEffect(() => {
    const onLeave = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    addEventListener('pointerdown', onLeave);
    // So that the menu isn't open after a bfcache restore.
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pointerdown', onLeave);
      removeEventListener('pagehide', onLeave);
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
      className="language"
      // Its `open` attribute may differ from the server's.
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
export default function LanguageMenu(props: Props) {
  return (
    <IslandBoundary message={props.error}>
      <Menu {...props} />
    </IslandBoundary>
  );
}
