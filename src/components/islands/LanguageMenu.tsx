import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import IslandBoundary from './IslandBoundary.tsx';
import { menuReducer, switchTarget, type MenuEvent } from './language-menu.ts';

interface Props {
  /** What a screen reader calls the menu: it names the language of the page. */
  label: string;
  /** What is said when the island fails. */
  error: string;
  /** The language of the page, with its flag. */
  current?: ReactNode;
  /** The list of links, one for each other language; how each is followed stands in its data attributes. */
  children?: ReactNode;
}

function Menu({ label, current, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // The element knows first: it opens at once and says so a moment later, when a key may have closed it again.
  const happen = (event: MenuEvent) => {
    if (!menu.current) return;
    menu.current.open = menuReducer(menu.current.open, event);
    setOpen(menu.current.open);
  };

  useLayoutEffect(() => {
    // It may have been opened before the island woke. Read later, a click in between would be undone.
    setOpen(menu.current?.open ?? false);
  }, []);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) happen({ type: 'left' });
    };
    addEventListener('pointerdown', leave);
    // Who comes back by the browser's cache finds it closed.
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('pagehide', leave);
    };
  }, [open]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (menu.current?.open && key === 'Escape') menu.current.querySelector('summary')?.focus();
    happen({ type: 'key', key });
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) happen({ type: 'left' });
  };
  const onChoose = ({ button, target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    // A browser tells of the right button too, which opens its own menu.
    if (!link || button > 1) return;
    const { exact, cookie } = link.dataset;
    // The path alone: an earlier click may have added query and fragment.
    link.href = switchTarget({ href: link.pathname, exact: exact !== undefined }, location);
    try {
      document.cookie = cookie ?? '';
    } catch {
      // A browser that refuses cookies still follows the link.
    }
  };

  return (
    <details
      ref={menu}
      className="language"
      open={open}
      // It may have been opened before; that is taken over.
      suppressHydrationWarning
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
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

/** The language dropdown: a disclosure with real links, complete without scripts. */
export default function LanguageMenu(props: Props) {
  return (
    <IslandBoundary message={props.error}>
      <Menu {...props} />
    </IslandBoundary>
  );
}
