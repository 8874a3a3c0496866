import type { DateString } from '@/model/dates';
import { eventRole, type EventRole } from '@/model/days/eventRole';
import { tellsResult } from '@/model/matches/spoilers';
import type { Event } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { selectMatchesOfEvent } from './recordsSelectors';

export const selectEventRole = (state: RootState, event: Event, today: DateString): EventRole | undefined =>
  eventRole(event, today, () => selectMatchesOfEvent(state, event.id).some(tellsResult));
