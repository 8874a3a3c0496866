import { selectMatchIdsOfEvent, selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { tableValues } from '@/lib/table';
import { checksum } from './checksum';
import { makeData, type Data, type Shape } from './data';
import { adapterData, adapterStore, appStore } from './store';

export const heapWays = ['ours', 'floor', 'RTK setMany', 'Map'] as const;
export type HeapWay = (typeof heapWays)[number];

/** Keeps the data from being collected before it is weighed. */
let kept: (() => Data) | undefined;

/** Keeps the records one way. `ours` includes the groups that screens read, which are part of its cost. */
export function keep(way: HeapWay, shape: Shape, size: number): void {
  const data = makeData(shape, size);
  switch (way) {
    case 'ours': {
      const store = appStore(data);
      const [match] = data.matches;
      if (match) {
        selectMatchIdsOfEvent(store.getState(), match.event.id);
        selectMatchIdsOfPlayer(store.getState(), match.player1.id);
      }
      kept = () => {
        const { events, matches, players } = store.getState();
        return {
          events: [...tableValues(events.rows)],
          matches: [...tableValues(matches.rows)],
          players: [...tableValues(players.rows)],
        };
      };
      return;
    }
    case 'floor':
      kept = () => data;
      return;
    case 'RTK setMany': {
      const { store } = adapterStore(data);
      kept = () => adapterData(store.getState());
      return;
    }
    case 'Map': {
      const events = new Map(data.events.map((each) => [each.id, each]));
      const matches = new Map(data.matches.map((each) => [each.id, each]));
      const players = new Map(data.players.map((each) => [each.id, each]));
      kept = () => ({
        events: [...events.values()],
        matches: [...matches.values()],
        players: [...players.values()],
      });
    }
  }
}

export function keptChecksum(): number {
  if (kept === undefined) throw new Error('heap: expected records to be kept, found none');
  return checksum(kept());
}
