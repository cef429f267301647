/** In units of the face. In the largest headline a value is then wrong by half a pixel at most. */
const step = 10;

/** How many numbers a value holds is told by the bits of its format. */
const countBits = (format: number): number => format.toString(2).replaceAll('0', '').length;

/**
 * Rounds a face's kerning to hundredths of its size, which no eye tells apart and which compresses to half. Reads the
 * tables as OpenType lays them out: https://learn.microsoft.com/typography/opentype/spec/gpos
 * @param face in TrueType format, of a thousand units, with pair kerning only; is changed
 */
export function roundKerning(face: Buffer): void {
  const word = (at: number): number => face.readUInt16BE(at);
  const list = (at: number): number[] =>
    Array.from({ length: word(at) }, (_, index) => word(at + 2 + 2 * index));
  const round = (from: number, count: number, stride = 2): void => {
    for (let at = from; at < from + count * stride; at += stride) {
      face.writeInt16BE(Math.round(face.readInt16BE(at) / step) * step, at);
    }
  };

  const table = findTable(face, 'GPOS');
  const lookups = table + word(table + 8);
  for (const lookup of list(lookups).map((offset) => lookups + offset)) {
    for (const subtable of list(lookup + 4).map((offset) => lookup + offset)) {
      // Type 9 only points to another, further away.
      const at = word(lookup) === 9 ? subtable + face.readUInt32BE(subtable + 4) : subtable;
      const numbers = countBits(word(at + 4));
      if (word(at) === 2) round(at + 16, word(at + 12) * word(at + 14) * numbers);
      else for (const set of list(at + 8)) round(at + set + 4, word(at + set), 2 + 2 * numbers);
    }
  }
}

function findTable(face: Buffer, name: string): number {
  for (let at = 12; at < 12 + 16 * face.readUInt16BE(4); at += 16) {
    if (face.toString('latin1', at, at + 4) === name) return face.readUInt32BE(at + 8);
  }
  throw new Error(`The face has no table ${name}: was it cut with its kerning?`);
}
