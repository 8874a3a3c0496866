import { tableEntries, tableGet, tableHas } from '@/lib/table';
import type { Event, Player } from '@/model/records/records';
import { nameIn, withNames, type Named } from '@/model/sharing/slugs';
import { derive } from '@/overlay/derive';
import { createStateSelector, createStoreSelector, type RootState } from '@/store/typed';

type Slugged = Event | Player;

const rowsOf = (state: RootState, kind: Named) => (kind === 'event' ? state.events : state.players).rows;

const idsBySlug = (kind: Named) =>
  createStateSelector(
    [
      createStoreSelector([(state) => rowsOf(state, kind)], () =>
        derive<Slugged, string, []>(
          () =>
            ({ slug }) =>
              slug,
        ),
      ),
    ],
    (slugs): ReadonlyMap<string, string> =>
      new Map([...tableEntries(slugs)].map(([id, slug]) => [slug, id] as const)),
  );

const selectIdsBySlug = { event: idsBySlug('event'), player: idsBySlug('player') } as const satisfies Record<
  Named,
  unknown
>;

/** A path with ids, as pages expect them. An id wins over a slug. What is not loaded stays as it is. */
export const selectPathWithIds = (state: RootState, path: string): string =>
  withNames(path, (kind, name) =>
    tableHas(rowsOf(state, kind), name)
      ? name
      : (selectIdsBySlug[kind](state).get(name.toLowerCase()) ?? name),
  );

export const selectShownPath = (state: RootState, path: string): string =>
  withNames(path, (kind, id) => nameIn(tableGet<Slugged>(rowsOf(state, kind), id) ?? { id }));
