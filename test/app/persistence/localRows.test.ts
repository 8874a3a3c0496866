import 'fake-indexeddb/auto';
import localforage from 'localforage';
import type { JournalEntry } from '@/backend/rows';
import { createLocalRows } from '@/app/persistence/localRows';
import { command } from '@test/support/commands';
import { player } from '@test/support/factories';

let databases = 0;

function setup() {
  databases += 1;
  const name = `rows${databases}`;
  const reports: string[] = [];
  const open = () => createLocalRows(name, (message) => reports.push(message));
  const store = (storeName: string) => localforage.createInstance({ name, storeName });
  return { open, store, reports, rows: open() };
}

const added = (id: string, at: number): JournalEntry => ({
  entity: 'player',
  scope: 'players',
  event: { kind: 'added', docs: [player(id, { updatedAt: at })] },
  watermark: at,
});

describe('rows of the device', () => {
  test('a new device holds nothing', async () => {
    const { rows, reports } = setup();
    expect((await rows.load()).entities.player.docs).toEqual([]);
    expect(await rows.loadCommands()).toEqual([]);
    expect(reports).toEqual([]);
  });

  test('what was appended is there for the next session, before and after folding, with its watermark', async () => {
    const { rows, open, store } = setup();
    await rows.append([added('ann', 1_000)]);
    await rows.append([added('bea', 2_000)]);
    const before = await open().load();
    await rows.fold();
    expect(await store('journal').keys()).toEqual([]);
    await rows.append([added('cat', 3_000)]);
    const after = await open().load();
    expect(before.entities.player.docs.map(({ id }) => id)).toEqual(['ann', 'bea']);
    expect(before.marks).toEqual({ players: { watermark: 2_000 } });
    expect(after.entities.player.docs.map(({ id }) => id)).toEqual(['ann', 'bea', 'cat']);
    expect(after.entities.player.held).toEqual({ players: ['ann', 'bea', 'cat'] });
    expect(after.marks).toEqual({ players: { watermark: 3_000 } });
  });

  test('a fold that a crash has cut anywhere leaves the same rows', async () => {
    const { rows, open, store } = setup();
    for (const [at, id] of ['ann', 'bea', 'cat'].entries()) await rows.append([added(id, 1_000 + at)]);
    const journal = new Map<string, unknown>();
    await store('journal').iterate((value, key) => void journal.set(key, value));
    const before = await open().load();
    await rows.fold();
    for (const [key, value] of [...journal].reverse()) {
      await store('journal').setItem(key, value);
      expect(await open().load()).toEqual(before);
    }
  });

  test('a load meets what another tab folds meanwhile twice, and misses none of it', async () => {
    const { rows, open } = setup();
    for (const [at, id] of ['ann', 'bea', 'cat'].entries()) await rows.append([added(id, 1_000 + at)]);
    const [loaded] = await Promise.all([open().load(), rows.fold()]);
    expect(loaded.entities.player.docs.map(({ id }) => id).sort()).toEqual(['ann', 'bea', 'cat']);
  });

  test('two tabs append without losing each other anything', async () => {
    const { open } = setup();
    const tabs = [open(), open()];
    await Promise.all(
      tabs.flatMap((tab, at) => [tab.append([added(`a${at}`, at)]), tab.append([added(`b${at}`, at)])]),
    );
    const { entities } = await open().load();
    expect(entities.player.docs.map(({ id }) => id).sort()).toEqual(['a0', 'a1', 'b0', 'b1']);
  });

  test('a journal record of another version is left out, and nothing vouches for what it held', async () => {
    const { rows, open, store, reports } = setup();
    await rows.append([added('ann', 1_000)]);
    await store('journal').setItem('000-future', { version: 99, entries: [] });
    const { entities, marks } = await open().load();
    expect(entities.player.docs).toHaveLength(1);
    expect(marks).toEqual({});
    expect(reports).toEqual([expect.stringContaining('000-future')]);
  });

  test.each<[string, unknown]>([
    ['of another version', { version: 99 }],
    ['without an outline', { version: 1, rows: { entities: {} } }],
    ['of no shape', 'damaged'],
  ])('records %s are given up, commands are not', async (_, damaged) => {
    const { rows, open, store, reports } = setup();
    await rows.putCommand(command('c1'));
    await store('records').setItem('records', damaged);
    expect((await open().load()).entities.player.docs).toEqual([]);
    expect(reports).toHaveLength(1);
    expect(await open().loadCommands()).toEqual([command('c1')]);
  });

  test('documents damaged below the outline are given up and reported', async () => {
    const { open, store, reports } = setup();
    const entity = { docs: [null], held: {} };
    const entities = { event: entity, match: entity, player: entity, delta: entity, profile: entity };
    await store('records').setItem('records', {
      version: 1,
      rows: { entities, marks: { players: { watermark: 1 } } },
    });
    expect((await open().load()).marks).toEqual({});
    expect(reports).toHaveLength(1);
  });

  test('commands are written and removed by id; one that cannot be read is kept and not sent', async () => {
    const { rows, open, store, reports } = setup();
    await rows.putCommand(command('c1'));
    await rows.putCommand(command('c2'));
    await rows.putCommand(command('c1', { attempts: 3 }));
    await rows.deleteCommand(command('c2').id);
    await store('commands').setItem('c9', { id: 'c9' });
    expect(await open().loadCommands()).toEqual([command('c1', { attempts: 3 })]);
    expect(reports).toEqual([expect.stringContaining('c9')]);
    expect(await store('commands').getItem('c9')).toEqual({ id: 'c9' });
  });
});
