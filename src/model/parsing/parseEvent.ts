import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { eventId, sportId } from '../ids';
import type { Event } from '../records';
import {
  author,
  dropAbsent,
  eventDay,
  lenient,
  name,
  readDocument,
  text,
  texts,
  time,
  youtube,
} from './schema';

const schema = v.pipe(
  v.object({
    id: v.pipe(text, v.transform(eventId)),
    name,
    date: eventDay,
    youtube: lenient(youtube),
    sport: v.object({ id: v.pipe(text, v.transform(sportId)) }, 'an object'),
    author,
    created: lenient(time),
    valid: v.fallback(v.picklist([0, 1]), 0),
    location: lenient(text),
    organization: lenient(text),
    dateNote: lenient(text),
    source: lenient(texts),
    updatedAt: time,
  }),
  // Without a time of its own it was made no later than its last change.
  v.transform((event): Event => dropAbsent({ ...event, created: event.created ?? event.updatedAt })),
);

/** A stored event, with its id and its times in epoch milliseconds. */
export const parseEvent = (input: unknown): Parsed<Event> => readDocument('event', schema, input);
