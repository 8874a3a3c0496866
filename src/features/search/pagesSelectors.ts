import type { DateString } from '@/model/dates';
import type { RootState } from '@/store/typed';
import { selectEvent, selectEventIdsOfSport } from '@/wiki/records/recordsSelectors';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import type { NearEvents } from './pages';

/** The next event of each sport, today's included, and the one before. Compare with `dequal`. */
export const selectNearEvents = (state: RootState, today: DateString): NearEvents =>
  Object.fromEntries(
    selectSports(state).map(({ id }) => {
      let next: string | undefined;
      for (const each of selectEventIdsOfSport(state, id)) {
        const event = selectEvent(state, each);
        if (event === undefined || event.status === 'cancelled') continue;
        if (event.date < today) return [id, { ...(next && { next }), latest: each }];
        next = each;
      }
      return [id, next === undefined ? {} : { next }];
    }),
  );
