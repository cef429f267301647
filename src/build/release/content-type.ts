import { getMimeType, mimes } from 'hono/utils/mime';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

const types: Record<string, string> = {
  ...mimes,
  vcf: 'text/vcard; charset=utf-8',
  speculationrules: 'application/speculationrules+json',
  // With its charset (RFC 7763).
  md: 'text/markdown; charset=utf-8',
};

/**
 * The `Content-Type` of a file.
 * @param file its name; an ending that nobody knows gives plain bytes, which browsers download
 */
export const contentType = (file: string): string => getMimeType(file, types) ?? 'application/octet-stream';

/** Tells whether files of a type become smaller by compressing them once more. */
export const isCompressible = (type: string): boolean => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
