import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import { StoredHints } from '@/app/storage/hints';
import type { JournalEntry } from '@/backend/rows';
import * as versions from '@/device/base/version';
import { themeChosen } from '@/wiki/preferences/preferencesSlice';
import { command } from '@test/support/commands';
import { effectStore } from '@test/support/effectStore';
import { player } from '@test/support/factories';
import { createMemoryStorage } from '@test/support/memoryStorage';
import { newDevice } from '@test/support/newDevice';
import { cloningInOwnRealm } from '@test/support/ownRealm';
import { storedRows } from '@test/support/storedRows';

// The next version is invented: it changes a shape of every kind that a device stores.
jest.mock('@/device/base/version', () => ({ __esModule: true, rowsVersion: 1, steps: {} }));
const present = versions as { rowsVersion: number; steps: Readonly<Record<number, versions.Step>> };

type Stored = Readonly<Record<string, unknown>>;
const before = { ...present };

const renamed = (id: unknown) => String(id).replace('old-', '');

const step: versions.Step = {
  head: ({ marks, ...head }: Stored) => ({
    ...head,
    marks: Object.fromEntries(Object.entries(marks as Stored).map(([key, mark]) => [renamed(key), mark])),
  }),
  table: ({ held, ...table }: Stored) => ({
    ...table,
    held: (held as [string, unknown][]).map(([scope, rows]) => [renamed(scope), rows]),
  }),
  journal: ({ entries, ...record }: Stored) => ({
    ...record,
    entries: (entries as Stored[]).map((entry) => ({ ...entry, scope: renamed(entry['scope']) })),
  }),
  command: ({ attempts, ...stored }: Stored) => ({ ...stored, attempts: Number(attempts) + 1 }),
  hints: ({ preferences, ...hints }: Stored) => ({
    ...hints,
    preferences: { ...(preferences as Stored), weightUnit: 'lb' },
  }),
};

cloningInOwnRealm();
afterEach(() => Object.assign(present, before));

const nextVersionComes = () => Object.assign(present, { rowsVersion: 2, steps: { 2: step } });

const added = (id: string, at: number): JournalEntry => ({
  entity: 'player',
  scope: 'old-players',
  event: { kind: 'added', docs: [player(id, { updatedAt: at })] },
  watermark: at,
});

test('what version 1 stored takes the step to version 2 when it is read: rows, marks, journal and unsent edits', async () => {
  const { rows, open, store } = newDevice();
  await rows.append([added('ann', 1_000)]);
  await rows.fold(() => []);
  await rows.append([added('bea', 2_000)]);
  await rows.putCommand(command('c1'));
  nextVersionComes();

  const { entities, marks } = await storedRows(open());
  expect(entities.player.docs.map(({ id }) => id)).toEqual(['ann', 'bea']);
  expect(entities.player.held).toEqual({ players: ['ann', 'bea'] });
  expect(marks).toEqual({ players: { watermark: 2_000 } });
  expect((await open().loadCommands()).commands).toEqual([command('c1', { attempts: 1 })]);
  expect(await store('records').getItem('player/0/0')).toMatchObject({ version: 1 });

  await open().fold(() => []);
  for (const key of ['head', 'player/0/0'])
    expect(await store('records').getItem(key)).toMatchObject({ version: 2 });
  expect((await storedRows(open())).entities.player.held).toEqual({ players: ['ann', 'bea'] });
  const [sent] = (await open().loadCommands()).commands;
  await open().putCommand(sent!);
  expect((await open().loadCommands()).commands).toEqual([command('c1', { attempts: 1 })]);
});

test('hints of version 1 take the step too, and version 1 does not write over those of version 2', async () => {
  const storage = createMemoryStorage();
  const session = () => {
    const store = effectStore();
    const failed: unknown[] = [];
    const hints = new StoredHints(storage, store, store.dispatch, (error) => failed.push(error));
    return { store, hints, failed };
  };
  const close = async ({ hints }: ReturnType<typeof session>) => {
    await hints.flush();
    hints.stop();
  };

  const one = session();
  await one.hints.restore();
  one.store.dispatch(themeChosen('dark'));
  await close(one);
  nextVersionComes();
  const two = session();
  await two.hints.restore();
  expect(two.store.getState().preferences).toMatchObject({ theme: 'dark', weightUnit: 'lb' });
  await close(two);

  Object.assign(present, before);
  const written = storage.items.get('persist:hints');
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const late = session();
  await late.hints.restore();
  late.store.dispatch(themeChosen('light'));
  await close(late);
  error.mockRestore();
  expect(late.failed).not.toEqual([]);
  expect(storage.items.get('persist:hints')).toBe(written);
});
