import { deriveResults } from '@/model/records/deriveResult';
import type { Event, Match, Records } from '@/model/records/records';
import { createGroups } from '@/overlay/groups';
import { createOverlay, type Changes } from '@/overlay/overlay';
import { createStateSelector, createStoreSelector } from '@/store/typed';
import { selectNewDeltas } from '../deltas/deltasSelectors';
import { rulesOf } from '../outbox/commandKinds';
import { selectCommands } from '../outbox/outboxSelectors';
import type { TableMap } from '@/lib/tableMap';
import type { Command } from '@/model/proposals/command';
import type { Collection } from '@/model/schema/recordSchema';
import type { Change } from '@/overlay/change';
import type { NewDeltas } from '../deltas/newDeltas';
import { createRecordChanges, type Direct } from './recordChanges';

/** Applies own deltas and direct changes to one collection. One edit costs only itself. */
const changesOf =
  <C extends Collection>(collection: C) =>
  () => {
    const recordChanges = createRecordChanges(collection);
    let last = 0;
    return (
      { version, all, replaced }: NewDeltas,
      direct: Direct<Records[C]>,
    ): TableMap<Change<Records[C]>> => {
      const isNext = version === last + 1;
      last = version;
      return recordChanges(all, direct, isNext ? replaced : undefined);
    };
  };

const deletedBy =
  <C extends 'match' | 'player'>(collection: C) =>
  (commands: readonly Command[]): Direct<Records[C]> =>
    commands.flatMap((command): Direct<Records[C]> => {
      const deleted = rulesOf(command.body).deletes?.(command);
      return deleted?.collection === collection ? [[command, { kind: 'delete', id: deleted.recordId }]] : [];
    });

const selectDirectEvents = createStateSelector([selectCommands], (commands): Direct<Event> =>
  commands.flatMap((command): Direct<Event> => {
    const change = rulesOf(command.body).eventChange?.(command);
    return change === undefined ? [] : [[command, change]];
  }),
);

/**
 * Stored matches of an event, which its deletion takes along. Matches of another event merged into it remain.
 * A separate group: one read alternately with and without changes would lose its cache.
 */
const storedMatchesByEvent = createGroups<Match>({
  overlay: createOverlay<Match>(deriveResults),
  keysOf: (match) => [match.event.id],
  compare: (a, b) => a.order - b.order,
});
const noChanges: Changes<Match> = new Map();

const selectDirectMatches = createStateSelector(
  [
    selectDirectEvents,
    (state) => state.matches.rows,
    createStateSelector([selectCommands], deletedBy('match')),
  ],
  (events, rows, deleted): Direct<Match> => [
    ...events.flatMap(([command, { kind, id }]): Direct<Match> =>
      kind === 'delete'
        ? storedMatchesByEvent
            .read(rows, noChanges, id)
            .map((match) => [command, { kind: 'delete', id: match }] as const)
        : [],
    ),
    ...deleted,
  ],
);

export const selectProposedEventChanges = createStoreSelector(
  [selectNewDeltas, selectDirectEvents],
  changesOf('event'),
);

export const selectProposedMatchChanges = createStoreSelector(
  [selectNewDeltas, selectDirectMatches],
  changesOf('match'),
);

const selectDeletedPlayers = createStateSelector([selectCommands], deletedBy('player'));
export const selectProposedPlayerChanges = createStoreSelector(
  [selectNewDeltas, selectDeletedPlayers],
  changesOf('player'),
);
