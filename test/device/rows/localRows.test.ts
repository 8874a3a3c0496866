import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import type { JournalEntry } from '@/backend/rows';
import { command } from '@test/support/commands';
import { player } from '@test/support/factories';
import { newDevice } from '@test/support/newDevice';
import { cloningInOwnRealm } from '@test/support/ownRealm';
import { storedRows } from '@test/support/storedRows';

const added = (id: string, at: number): JournalEntry => ({
  entity: 'player',
  scope: 'players',
  event: { kind: 'added', docs: [player(id, { updatedAt: at })] },
  watermark: at,
});

const many = (count: number): JournalEntry => ({
  entity: 'player',
  scope: 'players',
  event: { kind: 'added', docs: Array.from({ length: count }, (_, at) => player(`p${at}`)) },
});

const nothingFirst = () => [];

function recordsWritten(): { readonly keys: () => readonly string[] } {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  return {
    keys: () => {
      const keys = put.mock.calls.flatMap(([, key]) => (typeof key === 'string' ? [key] : []));
      put.mockRestore();
      return keys.filter((key) => key.includes('/'));
    },
  };
}

describe('rows of the device', () => {
  cloningInOwnRealm();

  test('a new device holds nothing', async () => {
    const { rows } = newDevice();
    expect((await storedRows(rows)).entities.player.docs).toEqual([]);
    expect(await rows.loadCommands()).toEqual({ commands: [], unreadable: [] });
  });

  test('what was appended is there for the next session, before and after folding, with its mark', async () => {
    const { rows, open } = newDevice();
    await rows.append([added('ann', 1_000)]);
    await rows.append([added('bea', 2_000)]);
    const before = await storedRows(open());
    await rows.fold(nothingFirst);
    expect((await open().open()).journal).toEqual([]);
    await rows.append([added('cat', 3_000)]);
    const after = await storedRows(open());
    expect(before.entities.player.docs.map(({ id }) => id)).toEqual(['ann', 'bea']);
    expect(before.marks).toEqual({ players: { watermark: 2_000 } });
    expect(after.entities.player.docs.map(({ id }) => id)).toEqual(['ann', 'bea', 'cat']);
    expect(after.entities.player.held).toEqual({ players: ['ann', 'bea', 'cat'] });
    expect(after.marks).toEqual({ players: { watermark: 3_000 } });
  });

  test('what a later version wrote into records is there for the next session, after folding too', async () => {
    const { rows, open } = newDevice();
    // An unknown field in every other record.
    const docs = Array.from({ length: 40 }, (_, at) => ({
      ...player(`p${at}`, { updatedAt: at + 1 }),
      ...(at % 2 === 0 && { nickname: { text: `The ${at}`, since: [2020, null] } }),
    }));
    await rows.append([{ entity: 'player', scope: 'players', event: { kind: 'added', docs } }]);
    const byId = (found: readonly { readonly id: string }[]) =>
      Object.fromEntries(found.map((doc) => [doc.id, doc]));
    expect(byId((await storedRows(open())).entities.player.docs)).toEqual(byId(docs));
    await rows.fold(nothingFirst);
    expect((await open().open()).journal).toEqual([]);
    expect(byId((await storedRows(open())).entities.player.docs)).toEqual(byId(docs));
  });

  test('a fold that has nothing to fold, or only what is known, writes no record', async () => {
    const { rows, store } = newDevice();
    await rows.append([added('ann', 1_000)]);
    await rows.fold(nothingFirst);
    const writes = recordsWritten();
    await rows.fold(nothingFirst);
    await rows.append([added('ann', 1_000)]);
    await rows.fold(nothingFirst);
    expect(writes.keys()).toEqual([]);
    expect((await store('records').keys()).sort()).toEqual([
      'head',
      'index',
      'player/0/0',
      'texts',
      'texts/0',
    ]);
  });

  test('a text that many records name is stored once; clearing all rows clears it too', async () => {
    const { rows, open, store } = newDevice();
    await rows.append([many(10_000)]);
    await rows.fold(nothingFirst);
    await rows.append([added('newcomer', 5_000)]);
    await rows.fold(nothingFirst);
    const parts = (await store('records').keys()).filter((key) => key.startsWith('texts/')).sort();
    const texts: string[] = [];
    for (const part of parts)
      texts.push(...((await store('records').getItem<{ texts: string[] }>(part))?.texts ?? []));
    expect(parts.length).toBeGreaterThan(1);
    expect(new Set(texts).size).toBe(texts.length);
    expect((await storedRows(open())).entities.player.docs).toHaveLength(10_001);

    await rows.clear(() => true);
    expect(await store('records').keys()).toContain('texts');
    await rows.clear(() => false);
    expect((await store('records').keys()).filter((key) => key.startsWith('texts'))).toEqual([]);
    await rows.append([added('again', 6_000)]);
    await rows.fold(nothingFirst);
    expect((await storedRows(open())).entities.player.docs.map(({ id }) => id)).toEqual(['again']);
  });

  test('what is forgotten leaves no row, mark or tombstone, so that what comes may be older; commands stay', async () => {
    const { rows, open } = newDevice();
    const later = (id: string): JournalEntry => added(id, 9_000);
    await rows.append([later('p1'), later('p2'), later('p3')]);
    await rows.fold(nothingFirst);
    const removed = { kind: 'removed', ids: ['p2'], deletedIds: ['p2'], deletedAt: [9_500] } as const;
    await rows.append([{ entity: 'player', scope: 'players', event: removed, watermark: 9_500 }]);
    await rows.fold(nothingFirst);
    await rows.append([later('p4')]);
    await rows.putCommand(command('c1'));
    await rows.forget();
    const empty = await storedRows(open());
    expect(empty).toMatchObject({ entities: { player: { docs: [] } }, marks: {} });

    await rows.append([{ ...added('p1', 1_000), watermark: 2_000 }, added('p2', 2_000)]);
    await rows.fold(nothingFirst);
    const { entities, marks } = await storedRows(open());
    expect(entities.player.docs.map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
      ['p1', 1_000],
      ['p2', 2_000],
    ]);
    expect(marks).toEqual({ players: { watermark: 2_000 } });
    expect((await rows.loadCommands()).commands).toHaveLength(1);
  });

  test('only the records whose rows changed are written', async () => {
    const { rows } = newDevice();
    await rows.append([many(20_000)]);
    await rows.fold(nothingFirst);
    await rows.append([added('p7', 5_000)]);
    const writes = recordsWritten();
    await rows.fold(nothingFirst);
    expect(writes.keys()).toEqual([expect.stringMatching(/^player\/2\/\d$/)]);
  });

  test('rows move to more records as they grow, and the smaller split goes', async () => {
    const { rows, open, store } = newDevice();
    await rows.append([added('ann', 1_000)]);
    await rows.fold(nothingFirst);
    await rows.append([many(20_000)]);
    await rows.fold(nothingFirst);
    const keys = (await store('records').keys()).filter((key) => key.startsWith('player')).sort();
    expect(keys).toEqual(['player/2/0', 'player/2/1', 'player/2/2', 'player/2/3']);
    expect((await storedRows(open())).entities.player.docs).toHaveLength(20_001);
  });

  test('a start has the database read five records ahead', async () => {
    const { rows, open } = newDevice();
    await rows.append([many(40_000)]);
    await rows.fold(nothingFirst);
    const { readRest } = await open().open();
    const get = jest.spyOn(IDBObjectStore.prototype, 'get');
    const askedFor = () =>
      get.mock.calls.filter(([key]) => typeof key === 'string' && key.startsWith('player')).length;
    const asked: number[] = [];
    await readRest(
      ({ entity }) => {
        if (entity === 'player') asked.push(askedFor());
      },
      async () => undefined,
    );
    get.mockRestore();
    expect(asked[0]).toBe(6);
    expect(asked).toHaveLength(8);
  });

  test('what the first screen shows is there before the journal answers, as whole documents', async () => {
    const { rows, open, store } = newDevice();
    const slice = { entity: 'player', rows: { docs: [player('ann')], held: { players: ['ann'] } } } as const;
    await rows.append([added('ann', 1_000)]);
    await rows.fold(() => [slice]);
    const answering = indexedDB.open.bind(indexedDB);
    const opening = jest
      .spyOn(indexedDB, 'open')
      .mockImplementation((name, ...version) =>
        name.endsWith('-journal') ? ({} as IDBOpenDBRequest) : answering(name, ...version),
      );
    const shown = await new Promise((resolve) => void open().open(resolve));
    opening.mockRestore();
    expect(shown).toEqual([slice]);
    const head = await store('records').getItem('head');
    expect(head).toMatchObject({ first: [['player', { count: 0, whole: slice.rows.docs }]] });
  });

  test('a load meets what another tab folds meanwhile, and misses none of it', async () => {
    const { rows, open } = newDevice();
    for (const [at, id] of ['ann', 'bea', 'cat'].entries()) await rows.append([added(id, 1_000 + at)]);
    const [loaded] = await Promise.all([storedRows(open()), rows.fold(nothingFirst)]);
    expect(loaded.entities.player.docs.map(({ id }) => id).sort()).toEqual(['ann', 'bea', 'cat']);
  });

  test('two tabs append without losing each other anything', async () => {
    const { open } = newDevice();
    const tabs = [open(), open()];
    await Promise.all(
      tabs.flatMap((tab, at) => [tab.append([added(`a${at}`, at)]), tab.append([added(`b${at}`, at)])]),
    );
    const { entities } = await storedRows(open());
    expect(entities.player.docs.map(({ id }) => id).sort()).toEqual(['a0', 'a1', 'b0', 'b1']);
  });

  test('commands are written and removed by id; one that cannot be read is kept and not sent', async () => {
    const { rows, open, store } = newDevice();
    await rows.putCommand(command('c1'));
    await rows.putCommand(command('c2'));
    await rows.putCommand(command('c1', { attempts: 3 }));
    await rows.deleteCommand(command('c2').id);
    await store('commands').setItem('c9', { id: 'c9' });
    expect(await open().loadCommands()).toEqual({
      commands: [command('c1', { attempts: 3 })],
      unreadable: ['c9'],
    });
    expect(await open().loadCommand(command('c1').id)).toEqual(command('c1', { attempts: 3 }));
    // It must not count as removed.
    await expect(open().loadCommand(command('c9').id)).rejects.toThrow('Expected a command in row c9');
    expect(await store('commands').getItem('c9')).toEqual({ id: 'c9' });
  });
});
