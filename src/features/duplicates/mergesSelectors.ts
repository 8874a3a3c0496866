import { tableGet } from '@/lib/table';
import type { Event } from '@/model/records/records';
import { createAppSelector } from '@/store/typed';
import {
  selectConfirmedEventIdentities,
  selectConfirmedIdentities,
} from '@/wiki/records/identitiesSelectors';

export type Merge = {
  readonly id: string;
  readonly name: string;
  readonly into: string;
} & (
  | { readonly collection: 'player' }
  | { readonly collection: 'event'; readonly sport: Event['sport']['id'] }
);

export const selectMerges = createAppSelector(
  [
    selectConfirmedIdentities,
    selectConfirmedEventIdentities,
    (state) => state.players.rows,
    (state) => state.events.rows,
  ],
  (players, events, playerRows, eventRows): readonly Merge[] => [
    ...[...players].map(([id, { name: into }]): Merge => ({
      collection: 'player',
      id,
      name: tableGet(playerRows, id)?.name ?? id,
      into,
    })),
    ...[...events].flatMap(([id, { id: target }]): readonly Merge[] => {
      const [merged, stays] = [tableGet(eventRows, id), tableGet(eventRows, target)];
      if (!merged || !stays) return [];
      return [{ collection: 'event', id, sport: merged.sport.id, name: merged.name, into: stays.name }];
    }),
  ],
);
