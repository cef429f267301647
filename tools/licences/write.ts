import { writeFile } from 'node:fs/promises';
import { thirdPartyDocument } from '#tools/licences/document.ts';
import { shippedPackages } from '#tools/licences/shipped.ts';

// `npm run licences`
const file = new URL('../../THIRD-PARTY.md', import.meta.url);
await writeFile(file, thirdPartyDocument(await shippedPackages()));
