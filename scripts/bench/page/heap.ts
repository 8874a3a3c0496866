import { selectMatchIdsOfEvent, selectMatchIdsOfPlayer } from '@/features/wiki/records/recordsSelectors';
import { makeData } from './data';
import { adapterStore, appStore } from './memory';
import type { HeapWay } from './ways';

/** What the page keeps, so that it is not collected before it is weighed. */
export const kept: unknown[] = [];

/** Keeps the records one way; `ours` with the groups that screens read, which are part of its price. */
export function hold(way: HeapWay, size: number): void {
  const { events, matches, players } = makeData(size);
  kept.push([...events], [...players]);
  switch (way) {
    case 'ours': {
      const store = appStore({ events, matches, players });
      const [match] = matches;
      if (match) {
        selectMatchIdsOfEvent(store.getState(), match.event.id);
        selectMatchIdsOfPlayer(store.getState(), match.player1.id);
      }
      kept.push(store);
      return;
    }
    case 'floor':
      kept.push(matches);
      return;
    case 'RTK setMany':
      kept.push(adapterStore(matches).store);
      return;
    case 'Map':
      kept.push(new Map(matches.map((each) => [each.id, each])));
  }
}
