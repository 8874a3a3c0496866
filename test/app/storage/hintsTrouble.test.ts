import { rowsVersion } from '@/device/base/version';
import { storage } from '@/language/en/storage';
import { themeChosen } from '@/wiki/preferences/preferencesSlice';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { createMemoryStorage } from '@test/support/memoryStorage';
import { hintsKey, preferencesOf, storedHints } from '@test/support/storedHints';

useFakeTime();

test('hints of a newer version are left as they are; this one goes on from memory and says so once', async () => {
  const hints = storedHints({
    preferences: JSON.stringify({ ...preferencesOf('light'), density: 'compact' }),
    _persist: JSON.stringify({ version: rowsVersion + 1, rehydrated: true }),
  });
  const before = hints.items.get(hintsKey);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const c = await client({ hints });
  c.act(themeChosen('dark'));
  await settle(1_000);
  c.act(themeChosen('system'));
  await settle(1_000);
  error.mockRestore();
  expect(c.state().preferences.theme).toBe('system');
  expect(hints.items.get(hintsKey)).toBe(before);
  expect(hints.writes()).toBe(0);
  expect(c.state().notices.notices).toMatchObject([{ id: 'storage', message: { text: storage.newer } }]);
});

test('hints that a newer version in another tab stores meanwhile are left as they are', async () => {
  const hints = createMemoryStorage();
  const c = await client({ hints });
  c.act(themeChosen('dark'));
  await settle(1_000);
  expect(hints.items.get(hintsKey)).toContain('dark');
  const newer = JSON.stringify({ _persist: JSON.stringify({ version: rowsVersion + 1, rehydrated: true }) });
  hints.items.set(hintsKey, newer);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  c.act(themeChosen('light'));
  await settle(1_000);
  error.mockRestore();
  expect(hints.items.get(hintsKey)).toBe(newer);
});

test.each([
  ['no JSON', new Map([[hintsKey, '{not json']])],
  ['a part that is no JSON', new Map([[hintsKey, JSON.stringify({ preferences: '{', session: '"x"' })]])],
  [
    'another shape',
    new Map([[hintsKey, JSON.stringify({ preferences: '5', session: '{"user":{"uid":7}}' })]]),
  ],
  [
    'an unknown theme',
    new Map([
      [
        hintsKey,
        JSON.stringify({
          preferences: JSON.stringify({ ...preferencesOf('dark'), theme: 'pink' }),
          session: 'null',
        }),
      ],
    ]),
  ],
  ['null', new Map([[hintsKey, 'null']])],
])('stored hints that are %s do not break the start', async (_what, items) => {
  const c = await client({ hints: createMemoryStorage(items), uid: 'ann' });
  expect(c.state().preferences).toEqual({
    theme: 'system',
    language: 'system',
    weightUnit: 'kg',
    hides: 'none',
    notified: null,
    kept: [],
    queueViews: [],
    sendsErrors: null,
  });
  expect(c.state().session).toMatchObject({ user: { uid: 'ann' }, known: true });
  c.act(themeChosen('dark'));
  await allAnswered();
  expect(items.get(hintsKey)).toContain('dark');
});

test('a storage that refuses everything is reported once and breaks nothing', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const hints = createMemoryStorage();
  hints.setBroken(true);
  const c = await client({ hints, uid: 'ann' });
  c.act(themeChosen('dark'));
  await settle(1_000);
  expect(c.state().preferences).toEqual({
    theme: 'dark',
    language: 'system',
    weightUnit: 'kg',
    hides: 'none',
    notified: null,
    kept: [],
    queueViews: [],
    sendsErrors: null,
  });
  expect(c.state().notices.notices).toMatchObject([{ id: 'storage' }]);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
