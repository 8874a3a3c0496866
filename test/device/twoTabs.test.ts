import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import fc from 'fast-check';
import { createLocalRows } from '@/device/rows/localRows';
import { withCompleteBefore } from '@/device/journal/replay';
import { emptyRows, replay } from '@test/support/replayRows';
import { createRestoreGuard } from '@/device/rows/restoreGuard';
import { restoreRows } from '@/device/rows/restoreRows';
import type { JournalEntry, StoredRows } from '@/backend/rows';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { emptyTable, tableEntries, tableIds } from '@/lib/table';
import type { Command } from '@/model/proposals/command';
import { command } from '@test/support/commands';
import { player } from '@test/support/factories';
import { appendedBy, interleaved, tabsOf, wrongRows, type LaggingTabs } from '@test/support/laggingTabs';
import { cloningInOwnRealm } from '@test/support/ownRealm';
import { runs } from '@test/support/property';
import { storedRows } from '@test/support/storedRows';

const normal = ({ entities }: StoredRows) => ({
  docs: new Map(entities.player.docs.map((doc) => [doc.id as string, doc])),
  held: [...(entities.player.held['players'] ?? [])].sort(),
});

cloningInOwnRealm();

const added = (id: string, at: number): JournalEntry => ({
  entity: 'player',
  scope: 'players',
  event: { kind: 'added', docs: [player(id, { updatedAt: at })] },
});
const removed = (id: string, at: number): JournalEntry => ({
  entity: 'player',
  scope: 'players',
  event: { kind: 'removed', ids: [id], deletedIds: [id], deletedAt: [at] },
});
const names = (rows: StoredRows) => rows.entities.player.docs.map(({ id }) => id);

test('a tab that lags behind and stores later does not bring back what was deleted', () => {
  expect(names(replay(emptyRows(), [added('a', 1), removed('a', 2), added('a', 1)]))).toEqual([]);
  const folded = replay(emptyRows(), [added('a', 1), removed('a', 2)]);
  expect(names(replay(folded, [added('a', 1)]))).toEqual([]);
  expect(names(replay(folded, [added('a', 3)]))).toEqual(['a']);
});

test('a tab that lags behind does not delete what has been written again since', () => {
  const rows = replay(emptyRows(), [removed('a', 2), added('a', 3), removed('a', 2)]);
  expect(names(rows)).toEqual(['a']);
  expect(rows.entities.player.held['players']).toEqual(['a']);
});

test('tombstones are kept as long as the server keeps its own', () => {
  const day = 24 * 3_600_000;
  const rows = replay(emptyRows(), [removed('a', day), removed('b', 2 * day), removed('c', 92 * day)]);
  expect(rows.entities.player.gone).toEqual([
    ['b', 2 * day],
    ['c', 92 * day],
  ]);
});

test('however tabs lag behind each other, the rows are right to go on with from their mark', () => {
  fc.assert(
    fc.property(tabsOf(3), fc.nat(30), ({ history, looks, order }, cut) => {
      const appended = interleaved(
        looks.map((looked) => appendedBy(history, looked)),
        order,
      );
      const [before, after] = [appended.slice(0, cut).flat(), appended.slice(cut).flat()];
      const folded = replay(emptyRows(), before);
      expect(wrongRows(history, folded)).toEqual([]);
      expect(wrongRows(history, replay(folded, after))).toEqual([]);
    }),
    runs(1_000),
  );
});

/**
 * Stores what the tabs append as rows up to the cut and as journal after it, starts, and compares with both replayed.
 */
async function startsAsReplayed({ history, looks, order }: LaggingTabs, cut: number): Promise<void> {
  const appended = interleaved(
    looks.map((looked) => appendedBy(history, looked)),
    order,
  );
  const [before, after] = [appended.slice(0, cut).flat(), appended.slice(cut).flat()];
  const stored = replay(emptyRows(), before);
  let state = playersSlice.initialState;
  const { finished } = restoreRows(
    {
      journal: withCompleteBefore(stored.marks, after),
      marks: {},
      damaged: false,
      readRest: async (take, done) => {
        take({ entity: 'player', rows: stored.entities.player });
        await done('player');
        return [];
      },
    },
    createRestoreGuard(),
    (action) => {
      state = playersSlice.reducer(state, action);
      return action;
    },
  );
  await finished;
  const together = replay(stored, after);
  const expected = normal(together);
  const ids = new Set(tableIds(state.rows));
  const held = new Set(tableIds(state.held['players'] ?? emptyTable()));
  expect([...expected.docs.keys()].filter((id) => !ids.has(id))).toEqual([]);
  expect(expected.held.filter((id) => !held.has(id))).toEqual([]);
  const gone = new Map(together.entities.player.gone);
  for (const [id, { updatedAt }] of tableEntries(state.rows)) {
    // A document that one tab dropped and another had older is the newest here,
    expect(updatedAt).toBeGreaterThanOrEqual(expected.docs.get(id)?.updatedAt ?? 0);
    // and one that a lagging tab removed with its older tombstone may still exist.
    if (!expected.docs.has(id)) expect(updatedAt).toBeGreaterThan(gone.get(id) ?? Infinity);
  }
}

test('what comes back at a start is what the rows and the journal say together, however tabs lagged behind', async () => {
  await fc.assert(fc.asyncProperty(tabsOf(2), fc.nat(20), startsAsReplayed), runs(500));
});

test('a stored row outlives two tombstones that a lagging tab brings after it, both older than the row', () => {
  const write = (id: string, deleted = false) => ({ id, deleted });
  const history = [
    write('b'),
    write('a'),
    write('a'),
    write('a'),
    write('b', true),
    write('b', true),
    write('b'),
    write('a'),
  ];
  const lagging = [1, 5, 6];
  return startsAsReplayed({ history, looks: [lagging, [0, 7]], order: [1, 1] }, 2);
});

/** One act of a tab; most run at the same time. */
const step = fc.record({
  tab: fc.nat(1),
  what: fc.constantFrom(
    'append' as const,
    'append' as const,
    'fold' as const,
    'put' as const,
    'drop' as const,
  ),
  id: fc.nat(3),
  waits: fc.boolean(),
});

let databases = 0;

test('tabs that append, fold and write commands at once lose each other nothing', async () => {
  await fc.assert(
    fc.asyncProperty(tabsOf(2), fc.array(step, { maxLength: 14 }), async ({ history, looks }, steps) => {
      databases += 1;
      const name = `tabs${databases}`;
      const tabs = [createLocalRows(name), createLocalRows(name)] as const;
      const left = looks.map((looked) => [...appendedBy(history, looked)]);
      const under: Promise<unknown>[] = [];
      // Each tab has its own commands, so the last act on one decides what is stored.
      const commands = new Map<string, Command>();
      const writes = [Promise.resolve(), Promise.resolve()];
      const then = (tab: number, work: () => Promise<void>) => {
        writes[tab] = (writes[tab] ?? Promise.resolve()).then(work);
        under.push(writes[tab]);
      };
      for (const [at, { tab, what, id, waits }] of steps.entries()) {
        const rows = tabs[tab] ?? tabs[0];
        const own = command(`t${tab}-${id}`, { attempts: at });
        if (what === 'append') {
          const entries = left[tab]?.shift();
          if (entries !== undefined) under.push(rows.append(entries));
        } else if (what === 'fold') under.push(rows.fold(() => []));
        else if (what === 'put') {
          commands.set(own.id, own);
          then(tab, () => rows.putCommand(own));
        } else {
          commands.delete(own.id);
          then(tab, () => rows.deleteCommand(own.id));
        }
        if (waits) await Promise.all(under);
      }
      for (const [tab, snapshots] of left.entries())
        for (const entries of snapshots) under.push((tabs[tab] ?? tabs[0]).append(entries));
      await Promise.all(under);
      const check = async () => {
        expect(wrongRows(history, await storedRows(createLocalRows(name)))).toEqual([]);
      };
      await check();
      await Promise.all(tabs.map((rows) => rows.fold(() => [])));
      await check();
      const stored = await tabs[0].loadCommands();
      expect(new Map(stored.commands.map((each) => [each.id as string, each]))).toEqual(commands);
    }),
    runs(40),
  );
});
