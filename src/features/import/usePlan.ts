import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { RowRead } from '@/model/importing/readRow';
import type { Sport } from '@/model/sports';
import { useAppSelector, type RootState } from '@/store/typed';
import { selectMatchLayers } from '@/wiki/records/recordsSelectors';
import { useToday } from '@/parts/days/useToday';
import { meantKey } from '@/parts/rows/people';
import { createPlanner, type PlanWorld, type PlannedRow } from '@/parts/rows/plan';
import { storedWorld } from '@/parts/rows/storedWorld';
import type { ImportForm } from './importForm';
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
    const stored = storedWorld(() => store.getState(), search, sport);
    const persons = new Map(read.people.map(({ entry }) => [entry.key, entry]));
    return {
      ...stored,
      knowsPlayer,
      knowsEvent,
      people: new Map(read.people.map(({ entry, meaning }) => [entry.key, meaning])),
      events: new Map(read.events.map(({ entry, meaning }) => [entry.key, meaning])),
      meantKey: (key) => meantKey(people, key),
      entries: new Map(read.events.map(({ entry }) => [entry.key, entry])),
      target,
      today,
      newPerson: (key) => persons.get(key),
      genderOf: (codes, ids) => stored.genderOf(codes, ids) ?? gender,
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
