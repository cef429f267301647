import { create } from 'fontkitten';
import { faces } from '#cards/face.ts';

const drawable = new Set(
  faces.flatMap((bytes) => {
    const face = create(bytes);
    // A collection of faces has no letters itself.
    return 'characterSet' in face ? face.characterSet : [];
  }),
);

const isDrawable = (text: string): boolean =>
  Array.from(text).every((sign) => drawable.has(sign.codePointAt(0) ?? 0));

/** The forms of a sign, the best first: itself, what Unicode says it stands for, the letter without its mark. */
const formsOf = (sign: string): string[] => [
  sign,
  sign.normalize('NFKC'),
  sign.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
];

/**
 * Writes a text with the letters of the display face, as those of another face look torn out beside them: CO₂ becomes
 * CO2; emoji and other scripts are left out.
 * @param text any text
 * @returns what can be drawn of it, which may be nothing
 */
export const drawableText = (text: string): string =>
  Array.from(
    text.normalize('NFC').replaceAll(/[\t-\r ]+/g, ' '),
    (sign) => formsOf(sign).find(isDrawable) ?? '',
  )
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
