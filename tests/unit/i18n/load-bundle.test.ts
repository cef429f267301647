import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBundleLoader, minimumWait, type BundleHost } from '#i18n/load-bundle.ts';
import en from '#i18n/locales/en-GB.json' with { type: 'json' };
import nl from '#i18n/locales/nl-NL.json' with { type: 'json' };

const host = (fetchJson: BundleHost['fetchJson'] = () => Promise.resolve(nl)) => ({
  fetchJson: vi.fn(fetchJson),
  pageData: vi.fn<BundleHost['pageData']>(),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function settle<T>(loading: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(minimumWait);
  return loading;
}

describe('a language’s texts', () => {
  test('come from the file of its settings, once', async () => {
    const given = host();
    const load = createBundleLoader(given);
    const [first, second] = await settle(Promise.all([load('nl-NL'), load('nl-NL')]));
    expect(first).toBe(nl);
    expect(second).toBe(nl);
    expect(await load('nl-NL')).toBe(nl);
    expect(given.fetchJson.mock.calls).toEqual([['/locales/nl-NL.json']]);
  });

  test('come with the page where it has them', async () => {
    const given = host();
    given.pageData.mockImplementation((iso) => (iso === 'en-GB' ? en : undefined));
    const waiting = vi.fn();
    expect(await createBundleLoader(given)('en-GB', waiting)).toBe(en);
    expect(given.fetchJson).not.toHaveBeenCalled();
    expect(waiting).not.toHaveBeenCalledWith(true);
  });

  test.each([
    ['come', () => Promise.resolve(nl), nl],
    ['do not come', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ])('are waited for 200 ms at least, when they %s', async (_, fetchJson, texts) => {
    expect(minimumWait).toBe(200);
    const waiting = vi.fn();
    const loading = createBundleLoader(host(fetchJson))('nl-NL', waiting);
    await vi.advanceTimersByTimeAsync(199);
    expect(waiting.mock.calls).toEqual([[true]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.mock.calls).toEqual([[true], [false]]);
    expect(await loading).toBe(texts);
  });

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['are none', () => Promise.resolve({ a: 1 })],
    ['are empty', () => Promise.resolve(null)],
  ])('stay empty when they %s, which the console says, and may be asked for again', async (_, fetchJson) => {
    const given = host(fetchJson);
    const waiting = vi.fn();
    const load = createBundleLoader(given);
    expect(await settle(load('nl-NL', waiting))).toBeUndefined();
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('nl-NL.json cannot be loaded'),
      expect.anything(),
    );
    expect(waiting).toHaveBeenLastCalledWith(false);
    given.fetchJson.mockResolvedValue(nl);
    expect(await settle(load('nl-NL'))).toBe(nl);
  });

  test.each([['xx-XX'], ['fy-NL']])('of %s, which has no file, are warned about', async (iso) => {
    const given = host();
    expect(await createBundleLoader(given, [{ iso: 'fy-NL' }])(iso)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledWith(`The language file could not be found for the locale ${iso}.`);
    expect(given.fetchJson).not.toHaveBeenCalled();
  });
});
