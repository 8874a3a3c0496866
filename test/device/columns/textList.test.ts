import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import { rowsVersion } from '@/device/base/version';
import type { JournalEntry } from '@/backend/rows';
import { delta, player } from '@test/support/factories';
import { newDevice } from '@test/support/newDevice';
import { cloningInOwnRealm } from '@test/support/ownRealm';
import { storedRows } from '@test/support/storedRows';

const nothingFirst = () => [];

const players = (ids: readonly string[], at: number): JournalEntry => ({
  entity: 'player',
  scope: 'players',
  event: { kind: 'reset', docs: ids.map((id) => player(id, { updatedAt: at })) },
  watermark: at,
});

const delta7: JournalEntry = {
  entity: 'delta',
  scope: 'queue',
  event: { kind: 'reset', docs: [delta('d7')] },
};

cloningInOwnRealm();
const warn = jest.spyOn(console, 'warn');
beforeAll(() => {
  warn.mockImplementation(() => undefined);
});
afterAll(() => {
  warn.mockRestore();
});

test.each([
  ['the list’s head', 'texts', 'damaged'],
  ['a missing head', 'texts', null],
  ['a part of the list', 'texts/0', { version: rowsVersion, list: 1, texts: ['ann'] }],
  ['a part with something else than texts', 'texts/0', { version: rowsVersion, list: 1, texts: [7] }],
  ['a missing part', 'texts/0', null],
])(
  'without the texts that records share they are given up, and read again into another list: %s',
  async (...of) => {
    const [, key, value] = of;
    const { rows, open, store } = newDevice();
    await rows.append([players(['ann'], 1_000), { ...delta7, watermark: 900 }]);
    await rows.fold(nothingFirst);
    await store('records').setItem(key, value);
    const opened = await open().open();
    expect(
      await opened.readRest(
        () => undefined,
        async () => undefined,
      ),
    ).toEqual(['players']);
    expect((await storedRows(open())).marks).toEqual({ queue: { watermark: 900 } });
    await rows.append([players(['ann', 'bea'], 2_000)]);
    await rows.fold(nothingFirst);
    const { entities, marks } = await storedRows(open());
    expect(entities.player.docs).toEqual(['ann', 'bea'].map((id) => player(id, { updatedAt: 2_000 })));
    expect(entities.delta.docs.map(({ id }) => id)).toEqual(['d7']);
    expect(marks).toEqual({ players: { watermark: 2_000 }, queue: { watermark: 900 } });
  },
);

test('a record that names another list than the device has is not read by it', async () => {
  const { rows, open, store } = newDevice();
  await rows.append([players(['ann'], 1_000)]);
  await rows.fold(nothingFirst);
  const part = await store('records').getItem<object>('texts/0');
  await store('records').setItem('texts', { version: rowsVersion, list: 5, count: 2 });
  await store('records').setItem('texts/0', { ...part, list: 5, texts: ['zoe', 'Zoe'] });
  expect((await storedRows(open())).entities.player.docs).toEqual([]);
});
