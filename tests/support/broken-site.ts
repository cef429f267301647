import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { company } from '#company';
import { collections } from '#content/collections.ts';
import { checkCompany } from '#tools/check-content/checks/company.ts';
import { examine } from '#tools/check-content/examine.ts';
import type { Finding } from '#tools/check-content/findings.ts';
import { renderPlaceholder } from '#tools/placeholders/placeholders.ts';
import type { Deed } from '#tests/cases/content-doctor/case.ts';
import { makeSite } from './content-doctor-site.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#172b47' } });

/** Small, and says that it is enormous. */
async function pretend(width: number, height: number) {
  const picture = await draw(64, 64).png().toBuffer();
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

/** The pictures that cases write, by name. */
const pictures = {
  gif: () => draw(64, 64).gif().toBuffer(),
  png: () => draw(64, 64).png().toBuffer(),
  heavy: () => Buffer.alloc(21_400_000),
  enormous: () => pretend(20_000, 10_000),
  dot: () => draw(1, 1).png().toBuffer(),
  turned: () => draw(64, 40).withMetadata({ orientation: 6 }).png().toBuffer(),
  small: () => draw(600, 375).png().toBuffer(),
  plain: () => renderPlaceholder(collections.news.picture),
  large: () => draw(1600, 1000).jpeg().toBuffer(),
};

/** A file that a case writes: a text, a picture by its name, or a text in an old encoding. */
export type Written = string | { picture: keyof typeof pictures } | { latin1: string };

async function bytesOf(written: Written): Promise<string | Uint8Array> {
  if (typeof written === 'string') return written;
  return 'picture' in written ? pictures[written.picture]() : Buffer.from(written.latin1, 'latin1');
}

/** The item to which something is done where nothing else is said. */
const item = 'src/content/news/nl/new-quay.md';

/**
 * Does something to a small site that is in order, and has the doctor look at it.
 * @returns what the doctor finds, and what it only warns of
 */
export async function examineAfter(deed: Deed): Promise<{ findings: Finding[]; warnings: Finding[] }> {
  const site = await makeSite();
  for (const [from, to] of deed.copy ?? []) {
    await site.write(to, '');
    await site.copy(from, to);
  }
  if (deed.edit) for (const file of [deed.in ?? item].flat()) await site.edit(file, ...deed.edit);
  for (const file of deed.remove ?? []) await site.remove(file);
  for (const [file, written] of Object.entries(deed.write ?? {}))
    await site.write(file, await bytesOf(written));
  if (!deed.company) return examine(site.root);
  const findings: Finding[] = [];
  checkCompany({ ...company, ...deed.company }, (message, line) => {
    findings.push({ file: 'src/company.ts', line, message });
  });
  return { findings, warnings: [] };
}
