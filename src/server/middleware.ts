import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { canonical } from '#server/canonical.ts';
import { health } from '#server/health.ts';
import { language } from '#server/language.ts';
import { methods } from '#server/methods.ts';
import type { Site } from '#server/site.ts';

const registry = new Map<string, (site: Site) => MiddlewareHandler>(
  Object.entries({ methods, health, canonical, language }),
);

/** What every request goes through before a file is sent, in this order. */
export const defaultChain: readonly string[] = ['methods', 'health', 'canonical', 'language'];

/**
 * Finds a middleware.
 * @param name its name in the chain
 * @param site the built site
 * @returns the middleware; for a name that does not exist, one that throws an error of status 500
 */
export function namedMiddleware(name: string, site: Site): MiddlewareHandler {
  const create = registry.get(name);
  if (create) return create(site);
  return () => {
    const known = [...registry.keys()].join(', ');
    throw new HTTPException(500, { message: `Unknown middleware "${name}": the chain knows ${known}.` });
  };
}
