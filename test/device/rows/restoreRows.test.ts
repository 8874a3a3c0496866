import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createRestoreGuard } from '@/device/rows/restoreGuard';
import { restoreFirst, restoreRows } from '@/device/rows/restoreRows';
import { emptyRows, replay } from '@test/support/replayRows';
import type { JournalEntry, OpenedRows, RowsSlice } from '@/backend/rows';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { tableEntries, tableIds } from '@/lib/table';
import { player } from '@test/support/factories';
import { runs } from '@test/support/property';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'constructor', '__proto__');
const step = fc.record({
  scope: fc.constantFrom('players', 'narrow/1', 'narrow/2'),
  kind: fc.constantFrom('added' as const, 'modified' as const, 'reset' as const, 'removed' as const),
  ids: fc.array(id, { maxLength: 3 }),
  deletedIds: fc.array(id, { maxLength: 2 }),
});
const steps = fc.array(step, { maxLength: 8 });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** As a server sends them: a document's time never decreases. */
const entriesOf = (drawn: readonly Step[], from: number): readonly JournalEntry[] =>
  drawn.map(({ scope, kind, ids, deletedIds }, at) => {
    const docs = [...new Set(ids)].map((each) =>
      player(each, { updatedAt: from + at, name: `v${from + at}` }),
    );
    const event = kind === 'removed' ? { kind, ids, deletedIds } : { kind, docs };
    return { entity: 'player', scope, event };
  });

const actionOf = ({ scope, event: { kind, ...rest } }: JournalEntry): UnknownAction => ({
  type: `players/${kind}`,
  payload: { scope, ...rest },
});

const shape = (state: typeof playersSlice.initialState) => ({
  rows: new Map(tableEntries(state.rows)),
  held: new Map(
    Object.entries(state.held).flatMap(([scope, table]) =>
      table.size > 0 ? [[scope, [...tableIds(table)].sort()] as const] : [],
    ),
  ),
});

function slicesOf(stored: readonly JournalEntry[]): readonly RowsSlice[] {
  const { docs, held } = replay(emptyRows(), stored).entities.player;
  return docs.map((doc) => ({
    entity: 'player',
    rows: {
      docs: [doc],
      held: Object.fromEntries(
        Object.entries(held).flatMap(([scope, ids]) => (ids.includes(doc.id) ? [[scope, [doc.id]]] : [])),
      ),
    },
  }));
}

async function run(drawn: {
  readonly stored: readonly JournalEntry[];
  readonly journal: readonly JournalEntry[];
  readonly live: readonly JournalEntry[];
  /** Number of slices before each live event. */
  readonly gaps: readonly number[];
  readonly first: readonly RowsSlice[];
}) {
  let state = playersSlice.initialState;
  const guard = createRestoreGuard();
  const dispatch = <A extends UnknownAction>(action: A): A => {
    state = playersSlice.reducer(state, action);
    return action;
  };
  const slices = [...slicesOf(drawn.stored)];
  const opened: OpenedRows = {
    journal: drawn.journal,
    marks: {},
    damaged: false,
    readRest: async (take, done) => {
      for (const [at, entry] of drawn.live.entries()) {
        for (const slice of slices.splice(0, drawn.gaps[at] ?? 0)) take(slice);
        guard.note(entry);
        dispatch(actionOf(entry));
      }
      for (const slice of slices) take(slice);
      await done('player');
      return [];
    },
  };
  restoreFirst(drawn.first, guard, dispatch);
  await restoreRows(opened, guard, dispatch).finished;
  return state;
}

test('rows that come back while snapshots arrive end as if all had come back first', async () => {
  await fc.assert(
    fc.asyncProperty(
      steps,
      steps,
      steps,
      fc.array(fc.nat(3), { maxLength: 8 }),
      async (before, meanwhile, after, gaps) => {
        const stored = entriesOf(before, 1_000);
        const journal = entriesOf(meanwhile, 2_000);
        const live = entriesOf(after, 3_000);
        const state = await run({ stored, journal, live, gaps, first: slicesOf(stored).slice(0, 2) });
        const expected = [...stored, ...journal, ...live]
          .map(actionOf)
          .reduce(playersSlice.reducer, playersSlice.initialState);
        expect(shape(state)).toEqual(shape(expected));
      },
    ),
    runs(400),
  );
});

test('what the first screen showed and is stored no more goes again', async () => {
  const ghost = player('ghost');
  const first: readonly RowsSlice[] = [
    { entity: 'player', rows: { docs: [ghost], held: { players: ['ghost'] } } },
  ];
  const state = await run({ stored: [], journal: [], live: [], gaps: [], first });
  expect(shape(state).rows.size).toBe(0);
});

test('a newer document that another tab has stored is not replaced by an older one that was stored later', async () => {
  const added = (updatedAt: number): JournalEntry => ({
    entity: 'player',
    scope: 'players',
    event: { kind: 'added', docs: [player('a', { updatedAt })] },
  });
  const state = await run({
    stored: [added(1)],
    journal: [added(3), added(2)],
    live: [],
    gaps: [],
    first: [],
  });
  expect(shape(state).rows.get('a')).toEqual(player('a', { updatedAt: 3 }));
});
