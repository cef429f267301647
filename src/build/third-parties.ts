import type { AstroIntegration } from 'astro';
import type { company } from '#company';
import { contentSecurityPolicy, noHashes } from '#server/csp.ts';
import { commonHeaders, embedderPolicy } from '#server/headers.ts';
import type { CspSources } from '#server/manifest.ts';
import { isEditor } from '#shared/urls.ts';

export function thirdPartySources(parties: typeof company.thirdParties): CspSources {
  const sources: Record<string, string[]> = {};
  for (const { origin, may } of parties)
    for (const directive of may) (sources[directive] ??= []).push(origin);
  return sources;
}

/** What Vite adds to pages in development: inline code, and a socket that a worker keeps open. */
const vite: CspSources = {
  'script-src': ["'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'connect-src': ['ws:'],
  'worker-src': ["'self'", 'blob:'],
};

/** Makes `astro dev` block other sites as the built site does: the browser's console names them. */
export const developmentPolicy = (thirdParties: CspSources): AstroIntegration => ({
  name: 'development-policy',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const headers = new Headers({
        ...commonHeaders,
        'Content-Security-Policy': contentSecurityPolicy(noHashes, thirdParties, vite),
        'Cross-Origin-Embedder-Policy': embedderPolicy(thirdParties),
      });
      server.middlewares.use(({ url = '' }, response, next) => {
        if (!isEditor(url.split('?')[0] ?? '')) response.setHeaders(headers);
        next();
      });
    },
  },
});
