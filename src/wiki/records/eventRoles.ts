import type { DateString } from '@/model/dates';
import { eventRole, type EventRole } from '@/model/days/eventRole';
import { tellsResult } from '@/model/matches/spoilers';
import type { Event } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { selectMatch, selectMatchIdsOfEvent } from './recordsSelectors';

export const selectEventRole = (state: RootState, event: Event, today: DateString): EventRole | undefined =>
  eventRole(event, today, () =>
    selectMatchIdsOfEvent(state, event.id).some((id) => {
      const match = selectMatch(state, id);
      return match !== undefined && tellsResult(match);
    }),
  );
