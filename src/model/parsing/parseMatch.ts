import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { deriveResults } from '../deriveResult';
import { enumOptions } from '../fields';
import { eventId, matchId, playerId, sportId } from '../ids';
import { limits } from '../schema/limits';
import type { Match } from '../records';
import { genders, type Arm, type Gender, type Weight } from '../sports';
import { day, dropAbsent, eventDay, lenient, name, readDocument, text, texts, time, youtube } from './schema';

const count = (max: number) =>
  v.pipe(
    v.number('a whole number'),
    v.integer('a whole number'),
    v.minValue(0, 'a whole number from 0'),
    v.maxValue(max, `a whole number up to ${max}`),
  );

const side = v.pipe(
  v.object(
    { id: v.pipe(text, v.transform(playerId)), name, score: lenient(count(limits.score)) },
    'an object',
  ),
  v.transform(dropAbsent),
);

const schema = v.pipe(
  v.object({
    id: v.pipe(text, v.transform(matchId)),
    date: lenient(day),
    player1: side,
    player2: side,
    gender: v.custom<Gender>(
      (value) => typeof value === 'string' && Object.hasOwn(genders, value),
      `one of ${Object.keys(genders).join(', ')}`,
    ),
    arm: lenient(v.string()),
    weight: lenient(v.string()),
    order: count(limits.order),
    youtube: lenient(youtube),
    event: v.object(
      {
        id: v.pipe(text, v.transform(eventId)),
        date: eventDay,
        sport: v.object({ id: v.pipe(text, v.transform(sportId)) }, 'an object'),
      },
      'an object',
    ),
    weightNote: lenient(text),
    armNote: lenient(text),
    round: lenient(text),
    confidence: lenient(text),
    conflict: lenient(text),
    source: lenient(texts),
    updatedAt: time,
  }),
  v.transform((match): Match => {
    const { arm, weight, ...rest } = match;
    const sport = match.event.sport.id;
    return deriveResults(
      dropAbsent({
        ...rest,
        // A match is fought on its event's day unless it says otherwise.
        date: match.date ?? match.event.date,
        ...(isOption('arm', sport, arm) && { arm: arm as Arm }),
        ...(isOption('weight', sport, weight) && { weight: weight as Weight }),
      }),
    );
  }),
);

/** Tells whether the sport knows the code; one it does not know is as good as absent. */
const isOption = (path: string, sport: string, code: string | undefined): boolean =>
  code !== undefined && Object.hasOwn(enumOptions(path, sport), code);

/** A stored match, with its id and its times in epoch milliseconds; results are derived from the scores. */
export const parseMatch = (input: unknown): Parsed<Match> => readDocument('match', schema, input);
