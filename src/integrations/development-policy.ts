import type { AstroIntegration } from 'astro';
import { isEditor } from '#shared/urls.ts';
import { contentSecurityPolicy, noHashes } from '#server/csp.ts';
import { commonHeaders, embedderPolicy } from '#server/headers.ts';
import type { CspSources } from '#server/manifest.ts';

/** What Vite adds to pages in development: inline code, and a socket that a worker keeps open. */
const vite: CspSources = {
  'script-src': ["'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'connect-src': ['ws:'],
  'worker-src': ['blob:'],
};

/**
 * Makes `astro dev` block other sites as the built site does: nobody should find out only there that a frame is blocked.
 * @param thirdParties what pages may use outside this site
 */
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
