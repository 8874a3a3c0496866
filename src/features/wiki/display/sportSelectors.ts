import { sameItems } from '@/lib/sameItems';
import { tableValues } from '@/lib/table';
import type { EventId, MatchId } from '@/model/ids';
import type { DateString } from '@/model/dates';
import { createAppSelector, type RootState } from '@/store/typed';
import {
  selectEvent,
  selectEventIdsOfSport,
  selectMatch,
  selectMatchIdsOfSport,
} from '../records/recordsSelectors';

/** How many players have fought a confirmed match of the sport. */
export const selectPlayerCountOfSport = (state: RootState, sport: string): number =>
  selectPlayersOfSport(state, sport).size;

/** Who has fought a confirmed match of the sport, with the number of matches. */
export const selectPlayersOfSport = createAppSelector(
  [(state: RootState) => state.matches.rows, (_state: RootState, sport: string) => sport],
  (rows, sport): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const { event, player1, player2 } of tableValues(rows)) {
      if (event.sport.id !== sport) continue;
      for (const { id } of [player1, player2]) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  },
);

export interface YearOfEvents {
  readonly year: string;
  readonly ids: readonly EventId[];
}

/** A sport's events by year, newest first. Compare with `sameYears`. */
export function selectEventYears(state: RootState, sport: string): readonly YearOfEvents[] {
  return groupRuns(selectEventIdsOfSport(state, sport), (id) => selectEvent(state, id)?.date.slice(0, 4)).map(
    ({ key, ids }) => ({ year: key, ids }),
  );
}

export const sameYears = (a: readonly YearOfEvents[], b: readonly YearOfEvents[]): boolean =>
  a.length === b.length && a.every(({ year, ids }, at) => year === b[at]?.year && sameItems(ids, b[at].ids));

export interface EventMatches {
  readonly event: EventId;
  /** As copied into the matches, for when the event is not at hand. */
  readonly date: DateString;
  readonly ids: readonly MatchId[];
}

/** A sport's matches by event, oldest event first. Compare with `sameEventMatches`. */
export function selectMatchesByEvent(state: RootState, sport: string): readonly EventMatches[] {
  return groupRuns(selectMatchIdsOfSport(state, sport), (id) => selectMatch(state, id)?.event.id).flatMap(
    ({ key, ids }) => {
      const date = ids[0] && selectMatch(state, ids[0])?.event.date;
      return date ? [{ event: key, date, ids }] : [];
    },
  );
}

export const sameEventMatches = (a: readonly EventMatches[], b: readonly EventMatches[]): boolean =>
  a.length === b.length &&
  a.every(({ event, date, ids }, at) => {
    const other = b[at];
    return event === other?.event && date === other.date && sameItems(ids, other.ids);
  });

/** Neighbours with the same key, together; ids without one are left out. */
function groupRuns<Id, Key>(
  ids: readonly Id[],
  keyOf: (id: Id) => Key | undefined,
): readonly { readonly key: Key; readonly ids: readonly Id[] }[] {
  const groups: { readonly key: Key; readonly ids: Id[] }[] = [];
  for (const id of ids) {
    const key = keyOf(id);
    if (key === undefined) continue;
    const last = groups.at(-1);
    if (last?.key === key) last.ids.push(id);
    else groups.push({ key, ids: [id] });
  }
  return groups;
}
