import fc from 'fast-check';
import type { JournalEntry, StoredRows } from '@/backend/rows';
import { emptyRows, replay } from '@test/support/replayRows';
import { journalEntry, snapshotActions } from '@/wiki/entities/snapshotActions';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { tableEntries, tableIds } from '@/lib/table';
import { player } from '@test/support/factories';
import { runs } from '@test/support/property';

const id = fc.constantFrom('a', 'b', 'c', 'constructor');
const scope = fc.constantFrom('players', 'narrow/1');
const ids = fc.array(id, { maxLength: 3 });

/** The journal of one tab, in which a document's time never decreases. */
const journal: fc.Arbitrary<readonly JournalEntry[]> = fc
  .array(
    fc.record({
      scope,
      kind: fc.constantFrom('added', 'modified', 'reset', 'removed'),
      ids,
      deletedIds: ids,
    }),
    { maxLength: 14 },
  )
  .map((steps) =>
    steps.map(({ scope: of, kind, ...gone }, at): JournalEntry => {
      const docs = [...new Set(gone.ids)].map((each) =>
        player(each, { updatedAt: 1_000 + at, name: `v${at}` }),
      );
      const event = kind === 'removed' ? { kind, ...gone } : { kind, docs };
      return { entity: 'player', scope: of, event, watermark: 1_000 + at };
    }),
  );

/** Rows without the accidental order of maps. */
const normal = ({ entities, marks }: StoredRows) => ({
  docs: Object.fromEntries(entities.player.docs.map((doc) => [doc.id, doc])),
  held: Object.fromEntries(Object.entries(entities.player.held).map(([key, of]) => [key, [...of].sort()])),
  marks,
});

test('replaying the end of a journal again changes nothing, wherever a crash has cut the folding', () => {
  fc.assert(
    fc.property(journal, fc.nat(14), (entries, cut) => {
      const folded = replay(emptyRows(), entries);
      expect(normal(replay(folded, entries.slice(cut)))).toEqual(normal(folded));
    }),
    runs(300),
  );
});

test('replaying in parts equals replaying at once', () => {
  fc.assert(
    fc.property(journal, fc.nat(14), (entries, cut) => {
      const parts = replay(replay(emptyRows(), entries.slice(0, cut)), entries.slice(cut));
      expect(normal(parts)).toEqual(normal(replay(emptyRows(), entries)));
    }),
    runs(100),
  );
});

test('the rows equal the slice that saw the same events', () => {
  fc.assert(
    fc.property(journal, (entries) => {
      const actions = entries.map(({ scope: of, event }) => {
        const { kind, ...rest } = event;
        return { type: `players/${kind}`, payload: { scope: of, ...rest } };
      });
      const live = actions.reduce(playersSlice.reducer, playersSlice.initialState);
      const rows = replay(emptyRows(), entries);
      expect(Object.fromEntries(tableEntries(live.rows))).toEqual(normal(rows).docs);
      for (const [key, held] of Object.entries(normal(rows).held)) {
        expect([...tableIds(live.held[key]!)].sort()).toEqual(held);
      }
    }),
    runs(100),
  );
});

test('a document is never replaced by an older one, which a tab that lags behind may have appended', () => {
  const added = (updatedAt: number): JournalEntry => ({
    entity: 'player',
    scope: 'players',
    event: { kind: 'added', docs: [player('a', { updatedAt })] },
    watermark: updatedAt,
  });
  const { entities, marks } = replay(emptyRows(), [added(2_000), added(1_000)]);
  expect(entities.player.docs).toEqual([player('a', { updatedAt: 2_000 })]);
  expect(marks).toEqual({ players: { watermark: 2_000 } });
});

test('a snapshot action and its journal entry say the same', () => {
  const [first, last] = snapshotActions('players', {
    entity: 'player',
    events: [
      { kind: 'removed', ids: ['a'], deletedIds: [] },
      { kind: 'added', docs: [player('b')] },
    ],
    watermark: 2_000,
    complete: true,
    unreadable: [],
  });
  expect(journalEntry(first)).toEqual({
    entity: 'player',
    scope: 'players',
    event: { kind: 'removed', ids: ['a'], deletedIds: [] },
  });
  expect(journalEntry(last)).toEqual({
    entity: 'player',
    scope: 'players',
    event: { kind: 'added', docs: [player('b')] },
    watermark: 2_000,
  });
  for (const other of [
    undefined,
    {},
    { type: 'players/renamed', payload: { scope: 'x' } },
    { type: 'scopes/opened', payload: { scope: 'x' } },
  ]) {
    expect(journalEntry(other)).toBeUndefined();
  }
});
