import type { Written } from '#tests/support/broken-site.ts';
import type { WrittenCompany } from '#tools/check-content/checks/company.ts';
import type { spoken } from '#tools/check-content/messages/messages.ts';

/** What is done to a small site that is in order, which `tests/support/content-doctor-site.ts` makes. */
export interface Deed {
  what: string;
  /** The files in which something is replaced; otherwise the Dutch news item. */
  in?: string | readonly string[];
  /** What is replaced, and by what. */
  edit?: readonly [from: string, to: string];
  /** The files that are written, and what they hold. */
  write?: Readonly<Record<string, Written>>;
  remove?: readonly string[];
  /** The files that are copied, and the names of the copies. */
  copy?: readonly (readonly [from: string, to: string])[];
  /** A fact of the company that is another. */
  company?: Partial<WrittenCompany>;
}

/** A mistake, and what the doctor says of it in each language, with the place before it: file, line. */
export interface Mistake extends Deed, Record<(typeof spoken)[number], string> {
  at: string;
  /** Whether it may be published as it is. */
  warning?: true;
  /** How much else it brings with it. */
  more?: number;
}
