/** One language of the menu. */
export interface LanguageLink {
  code: string;
  /** The language's own name, in that language. */
  name: string;
  flag: string;
  href: string;
  /** Said where the link leads to a list instead of the same page. */
  note?: string;
}

interface Props {
  current: { name: string; flag: string };
  links: LanguageLink[];
  strings: { label: string };
}

/** The language dropdown: a disclosure with real links, complete without scripts. */
export default function LanguageMenu({ current, links, strings }: Props) {
  return (
    <details className="language">
      <summary aria-label={strings.label}>
        <img src={current.flag} alt="" width={24} height={18} />
        <span aria-hidden="true">{current.name}</span>
      </summary>
      <ul role="list">
        {links.map(({ code, name, flag, href, note }) => (
          <li key={code}>
            <a href={href} hrefLang={code} lang={code}>
              <img src={flag} alt="" width={24} height={18} />
              {name}
            </a>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
