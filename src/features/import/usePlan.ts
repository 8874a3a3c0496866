import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { RowRead } from '@/model/importing/readRow';
import type { Match } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { useAppSelector, type RootState } from '@/store/typed';
import {
  selectEvent,
  selectMatch,
  selectMatchIdsOfPlayer,
  selectMatchLayers,
  selectPlayer,
} from '@/wiki/records/recordsSelectors';
import { useToday } from '@/parts/days/useToday';
import { genderDoubts, gendersOf, likelyGender } from '@/wiki/search/genders';
import type { ImportForm } from './importForm';
import { meantKey } from './names';
import { createPlanner, type PlanWorld, type PlannedRow } from './plan';
import { perSlice } from './perSlice';
import { useInSlices } from './useInSlices';
import type { Names } from './useNames';

export interface Plan {
  readonly world: PlanWorld;
  readonly rows: readonly PlannedRow[] | undefined;
  readonly isCurrent: boolean;
}

export function usePlan(
  rows: readonly RowRead[] | undefined,
  names: Names,
  form: ImportForm,
  { sport, target }: { readonly sport: Sport | undefined; readonly target: string | undefined },
): Plan | undefined {
  const store = useStore<RootState>();
  const today = useToday();
  // A new match may be one that a row repeats.
  const matches = useAppSelector(selectMatchLayers);
  const { read, search, knowsPlayer, knowsEvent } = names;
  const { wanted, leftOut, sent, gender, people } = form;
  const world = useMemo((): PlanWorld | undefined => {
    if (read === undefined) return undefined;
    const gendersAt = (ids: readonly (string | undefined)[]) =>
      ids.map((id) => gendersOf(search, id === undefined ? undefined : selectPlayer(store.getState(), id)));
    const persons = new Map(read.people.map(({ entry }) => [entry.key, entry]));
    return {
      knowsPlayer,
      knowsEvent,
      people: new Map(read.people.map(({ entry, meaning }) => [entry.key, meaning])),
      events: new Map(read.events.map(({ entry, meaning }) => [entry.key, meaning])),
      meantKey: (key) => meantKey(people, key),
      entries: new Map(read.events.map(({ entry }) => [entry.key, entry])),
      target,
      today,
      newPerson: (key) => persons.get(key),
      playerOf: (id) => selectPlayer(store.getState(), id),
      eventOf: (id) => selectEvent(store.getState(), id),
      between: createMeetings(() => store.getState()),
      genderOf: (codes, ids) => likelyGender(codes, sport, gendersAt(ids)) ?? gender,
      doubtsOf: (said, codes, ids) => genderDoubts(said, codes, sport, gendersAt(ids)),
    };
    // The matches are a dependency because meetings are read from the store.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [read, matches, knowsPlayer, knowsEvent, target, today, store, search, sport, gender, people]);
  const plan = useMemo(
    () => world && (() => createPlanner(world, { wanted, leftOut, sent })),
    [world, wanted, leftOut, sent],
  );
  const { results, isCurrent } = useInSlices(rows, plan, perSlice.plans);
  return world && { world, rows: results, isCurrent };
}

/** Matches between two players. Indexes the matches of a first player once, for all opponents. */
function createMeetings(getState: () => RootState): PlanWorld['between'] {
  const known = new Map<string, ReadonlyMap<string, readonly Match[]>>();
  const meetingsOf = (player: string): ReadonlyMap<string, readonly Match[]> => {
    const state = getState();
    const meetings = new Map<string, Match[]>();
    for (const id of selectMatchIdsOfPlayer(state, player)) {
      const match = selectMatch(state, id);
      if (match === undefined) continue;
      const other = match.player1.id === player ? match.player2.id : match.player1.id;
      const before = meetings.get(other);
      if (before) before.push(match);
      else meetings.set(other, [match]);
    }
    return meetings;
  };
  return (player, other) => {
    const meetings = known.get(player) ?? meetingsOf(player);
    known.set(player, meetings);
    return meetings.get(other) ?? [];
  };
}
