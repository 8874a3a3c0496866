import { tableValues } from '@/lib/table';
import { matchAs, type Doubles } from '@/model/identity/identities';
import { likelySame, nearEvents } from '@/model/matches/nearEvents';
import type { Event, Match } from '@/model/records/records';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectDoubles, selectEventRows, selectIdentities, selectMergedInto } from './identitiesSelectors';
import { selectBaseRecord } from './recordsSelectors';

/** The cards of two events that may be the same. Each has the matches entered with it. */
export interface BothCards {
  readonly stays: readonly Match[];
  readonly goes: readonly Match[];
}

/** Uses the base, with players by their standing records. */
export const selectBothCards = createAppSelector(
  [
    (state: RootState) => state.matches.rows,
    selectIdentities,
    selectDoubles,
    (state: RootState, target: string) => selectMergedInto(state, 'event', target),
    (_state: RootState, target: string) => target,
    (_state: RootState, _target: string, source: string) => source,
  ],
  (rows, players, doubles, merged, target, source): BothCards => {
    const own = new Set<string>([target, ...merged]);
    own.delete(source);
    const [stays, goes]: [Match[], Match[]] = [[], []];
    for (const match of tableValues(rows)) {
      if (match.event.id === source) goes.push(matchAs(match, players));
      else if (own.has(match.event.id) && !doubles.has(match.id)) stays.push(matchAs(match, players));
    }
    const inOrder = (a: Match, b: Match) => a.order - b.order;
    return { stays: stays.sort(inOrder), goes: goes.sort(inOrder) };
  },
);

export const selectDoublesOfEvent = (state: RootState, event: string): readonly string[] =>
  doublesOfEvent(state.matches.rows, selectDoubles(state), event);

function doublesOfEvent(
  rows: RootState['matches']['rows'],
  doubles: Doubles,
  event: string,
): readonly string[] {
  return [...tableValues(rows)]
    .filter((match) => match.event.id === event && doubles.has(match.id))
    .map(({ id }) => id);
}

const offered = 5;

export const selectNearEvents = createAppSelector(
  [
    (state: RootState) => selectEventRows(state),
    (state: RootState, id: string) => selectBaseRecord(state, 'event', id),
  ],
  (rows, event): readonly Event[] => (event ? nearEvents(event, tableValues(rows), offered) : []),
);

export const selectLikelySame = createAppSelector(
  [
    (state: RootState) => selectEventRows(state),
    (state: RootState, id: string) => selectBaseRecord(state, 'event', id),
  ],
  (rows, event): Event | undefined => event && likelySame(event, tableValues(rows)),
);
