import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import IslandBoundary from './IslandBoundary.tsx';
import { menuReducer, switchTarget, type MenuEvent } from './language-menu.ts';

type Flag = 'gb' | 'nl';

/** One language of the menu. */
export interface LanguageLink {
  code: string;
  /** The language's own name, in that language. */
  name: string;
  flag: Flag;
  href: string;
  /** Whether the link leads to the same page; otherwise it leads to the section's list. */
  exact: boolean;
  /** The cookie that stores the choice, as `document.cookie` takes it. */
  cookie: string;
}

/** The flags are slots: drawn in the page itself, they need no request. */
interface Props extends Partial<Record<Flag, ReactNode>> {
  current: { name: string; flag: Flag };
  links: LanguageLink[];
  strings: { label: string; error: string };
}

function Menu({ current, links, strings, ...flags }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // The element knows first: it opens at once and says so a moment later, when a key may have closed it again.
  const happen = (event: MenuEvent) => {
    if (!menu.current) return;
    menu.current.open = menuReducer(menu.current.open, event);
    setOpen(menu.current.open);
  };

  useEffect(() => {
    // It may have been opened before the island woke.
    setOpen(menu.current?.open ?? false);
  }, []);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) happen({ type: 'left' });
    };
    addEventListener('pointerdown', leave);
    return () => {
      removeEventListener('pointerdown', leave);
    };
  }, [open]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (menu.current?.open && key === 'Escape') menu.current.querySelector('summary')?.focus();
    happen({ type: 'key', key });
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) happen({ type: 'left' });
  };
  const onChoose = (link: LanguageLink) => (event: MouseEvent<HTMLAnchorElement>) => {
    // A browser tells of the right button too, which opens its own menu.
    if (event.button > 1) return;
    event.currentTarget.href = switchTarget(link, location);
    try {
      document.cookie = link.cookie;
    } catch {
      // A browser that refuses cookies still follows the link.
    }
  };

  return (
    <details
      ref={menu}
      className="language"
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary aria-label={strings.label}>
        {flags[current.flag]}
        <span aria-hidden="true">{current.name}</span>
      </summary>
      <ul role="list">
        {links.map((link) => (
          <li key={link.code}>
            <a
              href={link.href}
              hrefLang={link.code}
              lang={link.code}
              onClick={onChoose(link)}
              onAuxClick={onChoose(link)}
            >
              {flags[link.flag]}
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The language dropdown: a disclosure with real links, complete without scripts. */
export default function LanguageMenu(props: Props) {
  return (
    <IslandBoundary message={props.strings.error}>
      <Menu {...props} />
    </IslandBoundary>
  );
}
