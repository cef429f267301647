import type { LocaleCode } from '#i18n/locales.ts';

/** The file, at the root of the build, that lists what is served; written last. */
export const manifestName = '_manifest.json';

/** The compressed forms made at build time, with their file endings. */
export const compressedCodings = { br: '.br', gzip: '.gz' } as const;

/** A form that is made at build time. */
export type CompressedCoding = keyof typeof compressedCodings;

/** A content coding (RFC 9110, section 8.4.1) in which a file may be sent. */
export type ContentCoding = CompressedCoding | 'identity';

/** A file's bytes in one content coding. */
export interface Variant {
  /** Path below the build's folder: `about.html.br`. */
  file: string;
  size: number;
  /** Strong, made from the bytes of this very variant. */
  etag: string;
}

/** A file of the build that may be sent to a visitor. */
export interface BuildFile {
  /** Its path on the site, decoded; absent for pages that only answer errors. */
  address?: string;
  /** The whole `Content-Type`. */
  type: string;
  /** Whether the name carries a hash of the content, so that the content never changes. */
  immutable: boolean;
  /**
   * For a page: its language, its path without language, and the hashes for its policy.
   */
  page?: { locale: LocaleCode; route: string; csp: CspHashes };
  /** For the web editor's page, what it needs. */
  editor?: EditorPolicy;
  variants: { identity: Variant } & Partial<Record<CompressedCoding, Variant>>;
}

/** SHA-256 hashes, in base64, of the scripts and styles that are inlined in a page. */
export interface CspHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the web editor's page may do that no page of the site may: it works with a host of repositories. */
export interface EditorPolicy {
  /** The origins that it reads from and writes to. */
  connect: readonly string[];
  /** The origins of pictures of people. */
  pictures: readonly string[];
  /** Its Cross-Origin-Opener-Policy: signing in happens in a window of its own. */
  opener: 'same-origin' | 'same-origin-allow-popups' | 'unsafe-none';
}

/** The build's table of contents, and the handler's route table on every host. */
export interface Manifest {
  version: 3;
  /** The day for which the site was built, such as 2026-12-01: what is of a later day is not in it. */
  day: string;
  /** By what name an operator knows the build: `1.0.0+301c57c0aa12`. */
  release: string;
  files: BuildFile[];
  /** Old addresses, each with the address of the page that took its place; both decoded. */
  redirects: Record<string, string>;
}

/**
 * Tells whether a value is a manifest that this handler understands.
 * @param value parsed JSON. The contents of its entries are trusted: the build wrote them.
 */
export const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 3 &&
  'files' in value &&
  Array.isArray(value.files);
