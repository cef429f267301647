import { expect, test } from 'vitest';
import { readSettings } from '#admin/settings.ts';
import { editorHeaders, pageHeaders } from '#server/headers.ts';

test('nothing set is no editor', () => {
  expect(readSettings({})).toBeUndefined();
  expect(readSettings({ EDITOR_BACKEND: ' ' })).toBeUndefined();
});

test.each([
  [{ EDITOR_BACKEND: 'github' }, 'want github:owner/name'],
  [{ EDITOR_BACKEND: 'https://github.com/owner/name' }, 'want github:owner/name'],
  [{ EDITOR_BACKEND: 'bitbucket:owner/name' }, 'want github:owner/name'],
  [{ EDITOR_BACKEND: 'github:https://code.example/owner/name' }, 'has no host'],
  [{ EDITOR_BACKEND: 'gitea:owner/name' }, 'want their host'],
  [{ EDITOR_BACKEND: 'github:owner/name', EDITOR_AUTH: 'sign-in.example' }, 'want an origin'],
  [{ EDITOR_BACKEND: 'github:owner/name', EDITOR_AUTH: 'http://sign-in.example' }, 'want an origin'],
  [{ EDITOR_BACKEND: 'github:owner/name', EDITOR_AUTH: 'https://sign-in.example/path' }, 'want an origin'],
  [{ EDITOR_BACKEND: 'github:owner/name', EDITOR_APP_ID: '1' }, 'GitHub wants EDITOR_AUTH'],
  [{ EDITOR_BACKEND: 'gitlab:group/name', EDITOR_AUTH: 'https://sign-in.example' }, 'want EDITOR_APP_ID'],
  [{ EDITOR_BACKEND: 'github:owner/name', EDITOR_BRANCH: 'a branch' }, 'want the name of a branch'],
  [{ EDITOR_AUTH: 'https://sign-in.example' }, 'EDITOR_AUTH is set without EDITOR_BACKEND'],
])('%j is refused with what is wanted', (environment, want) => {
  expect(() => readSettings(environment)).toThrow(want);
});

test.each([
  [{ EDITOR_BACKEND: 'github:owner/name' }, ['https://api.github.com'], 'same-origin'],
  [
    { EDITOR_BACKEND: 'github:owner/name', EDITOR_AUTH: 'https://sign-in.example' },
    ['https://api.github.com'],
    'same-origin-allow-popups',
  ],
  [{ EDITOR_BACKEND: 'gitlab:group/sub/name', EDITOR_APP_ID: '1' }, ['https://gitlab.com'], 'unsafe-none'],
  [{ EDITOR_BACKEND: 'gitea:https://code.example/owner/name' }, ['https://code.example'], 'same-origin'],
])('%j lets the editor speak with that host alone', (environment, connect, opener) => {
  expect(readSettings(environment)?.policy).toMatchObject({ connect, opener });
});

test('the editor runs no script but the site’s own, and no page of the site becomes looser by it', () => {
  const settings = readSettings({ EDITOR_BACKEND: 'github:owner/name' });
  const headers = settings ? editorHeaders(settings.policy) : {};
  expect(headers['Content-Security-Policy']).toContain("script-src 'self';");
  expect(headers['X-Robots-Tag']).toBe('noindex');
  expect(pageHeaders()['Content-Security-Policy']).not.toContain('unsafe');
});
