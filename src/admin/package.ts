import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editorRoute } from '#site/routing.ts';

const packageFolder = fileURLToPath(new URL('../', import.meta.resolve('@sveltia/cms')));
/** Where the package keeps fonts, and what reads pictures. */
export const assetFolder = join(packageFolder, 'npm', 'assets');

/** What the package brings: fonts, and what reads pictures. Its maps are for those who work on it. */
export const assets = readdirSync(assetFolder).filter((file) => !file.endsWith('.map'));

/** A font by the name that its network has for it; the package brings the same file. */
const foreignFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+\.woff2)/g;

/** @throws {Error} when the package no longer brings the font */
function ownFont(address: string, family: string, file: string): string {
  const begin = `${family}-${basename(file, '.woff2')}-`;
  const own = assets.find((asset) => asset.startsWith(begin));
  if (!own)
    throw new Error(`@sveltia/cms names ${address} and has no such font: adapt src/admin/package.ts.`);
  return `${editorRoute}/assets/${own}`;
}

/** Where the package asks by itself whether its hosts are well; and the answer that they are. */
const statusChecks = {
  'https://www.githubstatus.com/api/v2/status.json': { status: { indicator: 'none' } },
  'https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7': {
    result: { status_overall: { status_code: 100 } },
  },
};

/** Networks from which the package loads what it does not find beside itself, which it always does here. */
const networks = ['https://unpkg.com', 'https://cdn.jsdelivr.net', 'https://api.netlify.com'];

/**
 * Takes the hosts out that the package would ask by itself.
 * @param code the package's script
 * @throws {Error} when a host is not where it was, since nobody knows then what has taken its place
 */
export function withoutForeignHosts(code: string): string {
  const refuse = (host: string): never => {
    throw new Error(
      `@sveltia/cms no longer names ${host}: see what it asks instead, in src/admin/package.ts.`,
    );
  };
  let own = code.search(foreignFont) < 0 ? refuse('its fonts') : code.replace(foreignFont, ownFont);
  for (const [address, answer] of Object.entries(statusChecks)) {
    if (!own.includes(address)) refuse(address);
    const text = `data:application/json,${encodeURIComponent(JSON.stringify(answer))}`;
    own = own.replaceAll(address, text);
  }
  for (const network of networks) {
    if (!code.includes(network)) refuse(network);
    own = own.replaceAll(network, `${editorRoute}/absent`);
  }
  return own;
}

/** Opens the drafts' place, unless one is open: which closes it for whoever begins to work on local files. */
const openingDrafts =
  /if\((\w+)&&!([\w$]+)\)(?=\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};if\(\w+\)\{\2=new [\w$]+\(\w+,`draft-backups`)/;

/**
 * Has drafts kept from the first minute on. The package opens their place for the host that is configured, and shuts
 * it when somebody then chooses local files, so that the first visit has none.
 * @throws {Error} when that is no longer so
 */
export function withDrafts(code: string): string {
  if (!openingDrafts.test(code)) {
    throw new Error(
      '@sveltia/cms keeps drafts in another way: see whether src/admin/package.ts may leave it alone.',
    );
  }
  return code.replace(openingDrafts, 'if($1)');
}
