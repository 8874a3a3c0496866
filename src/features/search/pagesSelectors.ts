import type { DateString } from '@/model/dates';
import type { RootState } from '@/store/typed';
import { selectEventRole } from '@/wiki/records/eventRoles';
import { selectEvent, selectEventIdsOfSport } from '@/wiki/records/recordsSelectors';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import type { NearEvents } from './pages';

/** The next and the latest event of each sport. Compare with `dequal`. */
export const selectNearEvents = (state: RootState, today: DateString): NearEvents =>
  Object.fromEntries(
    selectSports(state).map(({ id }) => {
      let next: string | undefined;
      for (const each of selectEventIdsOfSport(state, id)) {
        const event = selectEvent(state, each);
        const role = event && selectEventRole(state, event, today);
        if (role === 'latest' || role === 'now') {
          return [id, { ...(next && { next }), latest: each, ...(role === 'now' && { isOn: true }) }];
        }
        if (role === 'next') next = each;
      }
      return [id, next === undefined ? {} : { next }];
    }),
  );
