import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parseDocument } from 'yaml';
import { withAddresses } from './addresses.ts';

/**
 * Opens a YAML file of cases, in which a test notes what comes of each. `--update` accepts a difference.
 * @param file its path
 */
export function openNotes<Cases>(file: string) {
  const document = parseDocument(withAddresses(readFileSync(file, 'utf8')));
  return {
    cases: document.toJS() as Cases,
    /** Notes a value at a place in the file, or nothing where there is none. */
    note(path: unknown[], value: unknown): void {
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, document.createNode(value));
    },
    expectNoted: () => expect(document.toString({ lineWidth: 0 })).toMatchFileSnapshot(file),
  };
}
