import type { LocaleCode } from '#shared/locales.ts';

/** The manifest's name in the build's folder. It's written last, so a build without it is incomplete. */
export const manifestName = '_manifest.json';

/** The extension of the Brotli variant of a file. The server makes gzip from the file. */
export const brotliExtension = '.br';

/** A content coding (RFC 9110, section 8.4.1) in which a file may be sent. */
export type ContentCoding = 'br' | 'gzip' | 'identity';

/** A file's bytes in one content coding. */
export interface Variant {
  /** Path below the build's folder: `about.html.br`. */
  file: string;
  size: number;
  /** The strong entity tag of this variant. */
  etag: string;
}

/** A file that is served. */
export interface BuildFile {
  /** Its path on the site, decoded. Error pages have none. */
  path?: string;
  /** The whole `Content-Type`. */
  type: string;
  /** Whether the name contains a hash of the content. */
  immutable: boolean;
  /** For a page: its language, its path without language, and what the build found in it. */
  page?: { locale: LocaleCode; route: string } & PagePolicy;
  /** For the web editor's page. */
  editor?: EditorPolicy;
  /** Without Brotli, the file gains nothing by compression. */
  variants: { identity: Variant; br?: Variant };
}

/** What the build found in a page: what its Content-Security-Policy depends on, and its language menu. */
export interface PagePolicy {
  /** SHA-256 hashes, in base64, of the scripts and styles that are inlined in it. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Of a form that is sent to this site by POST. */
  form?: FormTexts;
  /** The paths to which its language menu leads. */
  switches?: readonly string[];
}

export interface FormTexts {
  /** The label of each field, by the field's id. */
  labels: Readonly<Record<string, string>>;
  /** The label of each option, by the field's name and the option's value. */
  options: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Sources by directive of the Content-Security-Policy. */
export type CspSources = Readonly<Record<string, readonly string[]>>;

/** What the web editor's page may do that other pages may not. */
export interface EditorPolicy {
  /** It inserts styles, shows pictures that aren't published yet, and changes a repository. */
  sources: CspSources;
  /** Its Cross-Origin-Opener-Policy: signing in opens a window. */
  opener: 'same-origin' | 'same-origin-allow-popups';
}

/** Changes with the manifest's fields, so that no server reads the build of another version. */
export const manifestVersion = 10;

/** The list of all files that are served. */
export interface Manifest {
  version: typeof manifestVersion;
  /** The day for which the site was built, such as 2026-12-01. Items with a later date aren't in it. */
  day: string;
  /** Version and commit, such as `1.0.0+301c57c0aa12`. */
  release: string;
  files: BuildFile[];
  /** The current address for each old one, both decoded. */
  redirects: Record<string, string>;
  /** What pages may use outside this site. */
  thirdParties: CspSources;
}

/**
 * Whether a value is a manifest of this version.
 * @param value parsed JSON; its entries aren't validated, since the build wrote them
 */
export const isManifest = (value: unknown): value is Manifest =>
  (value as Manifest | null)?.version === manifestVersion;
