import type { Event } from '@/model/records/records';
import { createEntitySlice } from '@/store/createEntitySlice';

export const eventsSlice = createEntitySlice<Event, 'events'>('events');
