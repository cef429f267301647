import { expect, test } from 'vitest';
import { thirdPartySources } from '#build/third-parties.ts';
import { noHashes } from '#server/csp.ts';
import { pageHeaders } from '#server/headers.ts';

const why = { en: 'Videos', nl: 'Videos' };
const headersWith = (...parties: Parameters<typeof thirdPartySources>[0]) =>
  pageHeaders(noHashes, thirdPartySources(parties));

test('third parties: the policy has their origins, and nothing is embedded without one', () => {
  const none = headersWith();
  const some = headersWith(
    { origin: 'https://player.example', may: ['frame-src', 'img-src'], why },
    { origin: 'https://forms.example', may: ['form-action'], why },
  );
  expect(none['Content-Security-Policy']).not.toContain('https:');
  expect(none['Cross-Origin-Embedder-Policy']).toBe('require-corp');
  expect(some['Content-Security-Policy']?.split(';')).toEqual(
    expect.arrayContaining([
      'frame-src https://player.example',
      "img-src 'self' https://player.example",
      expect.stringMatching(/^form-action (?:'self' )?https:\/\/forms\.example$/),
      "frame-ancestors 'none'",
    ]),
  );
  expect(some['Cross-Origin-Embedder-Policy']).toBe('unsafe-none');
});
