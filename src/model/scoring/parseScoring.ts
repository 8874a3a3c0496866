import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { idPattern, newIdPattern } from '../ids';
import { dropAbsent, presentObject, readDocument, time } from '../parsing/schema';
import { bodyWeight, limits } from '../schema/limits';
import { sides } from './end';
import { hows, mostFouls, mostRounds, type ScoreEntry } from './scoreEntry';
import type { LiveCard, LiveMatch } from './live';
import { entriesAtOnce, entryRefusals, type ScoreAnswer, type ScoreSent } from './scorer';

const id = v.pipe(v.string('an id'), v.regex(idPattern, 'an id'));
const newId = v.pipe(v.string('an id'), v.regex(newIdPattern, 'an id of 20 letters and digits'));
const side = v.picklist(sides, 'a side');
const from = (least: number, most: number) =>
  v.pipe(
    v.number('a number'),
    v.integer('a whole number'),
    v.minValue(least, `at least ${least}`),
    v.maxValue(most, `at most ${most}`),
  );
const flag = v.nullable(v.literal(true, 'true'));
const instant = from(0, 8_640_000_000_000);

const end = v.variant(
  'how',
  [
    v.strictObject({ how: v.literal('finished') }),
    v.strictObject({ how: v.picklist(['noShow', 'injury', 'disqualified'], 'an end'), side }),
  ],
  'an end',
);

const round = from(1, mostRounds);

const stated = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('round'),
      round,
      value: v.nullable(v.strictObject({ winner: side, how: v.picklist(hows, 'a way to win') })),
    }),
    v.strictObject({ kind: v.literal('foul'), round, side, nth: from(1, mostFouls), value: flag }),
    v.strictObject({ kind: v.picklist(['running', 'hold'], 'a kind'), value: flag }),
    v.strictObject({ kind: v.literal('end'), value: v.nullable(end) }),
    v.strictObject({ kind: v.literal('substitute'), side, value: v.nullable(id) }),
    v.strictObject({
      kind: v.literal('weight'),
      side,
      value: v.nullable(
        v.pipe(
          v.number('a weight'),
          v.minValue(bodyWeight.min, `at least ${bodyWeight.min} kg`),
          v.maxValue(bodyWeight.max, `at most ${bodyWeight.max} kg`),
          v.transform((kilograms) => Math.round(kilograms * 100) / 100),
        ),
      ),
    }),
    v.strictObject({ kind: v.literal('order'), value: v.nullable(from(0, limits.order)) }),
    v.strictObject({ kind: v.literal('undo'), value: newId }),
  ],
  'something that a scorer states',
);

const entry: v.GenericSchema<unknown, ScoreEntry> = v.strictObject(
  { id: newId, match: id, at: instant, phone: newId, stated },
  'an entry',
);

const sent = v.pipe(
  v.strictObject({
    event: id,
    token: v.optional(v.pipe(v.string('a token'), v.regex(/^[\w-]{1,64}\.[\w-]{43}$/, 'a token'))),
    sentAt: instant,
    entries: v.pipe(
      v.array(entry, 'entries'),
      v.maxLength(entriesAtOnce, `at most ${entriesAtOnce} entries`),
    ),
    open: v.optional(id),
    phone: v.optional(newId),
  }),
  v.transform((score): ScoreSent => dropAbsent(score)),
);

const answer: v.GenericSchema<unknown, ScoreAnswer> = v.object({
  taken: v.array(id),
  refused: v.array(v.object({ id, why: v.picklist(entryRefusals, 'a refusal') })),
  entries: v.array(entry),
  shared: v.boolean(),
});

const counts = v.tuple([from(0, limits.score), from(0, limits.score)], 'two numbers');
const perSide = <T extends v.GenericSchema>(each: T) =>
  v.optional(presentObject({ player1: v.optional(each), player2: v.optional(each) }));

const liveMatch = v.pipe(
  v.object({
    score: counts,
    rounds: v.array(v.pipe(v.string('a round'), v.regex(/^[12][pfs]$/, 'a round'))),
    fouls: v.optional(counts),
    held: v.optional(v.literal(true, 'true')),
    end: v.optional(v.picklist(['finished', 'noShow', 'injury', 'disqualified'], 'an end')),
    winner: v.optional(side),
    order: v.optional(from(0, limits.order)),
    substitutes: perSide(id),
    weights: perSide(time),
    duration: v.optional(time),
  }),
  v.transform((match) => dropAbsent(match) as LiveMatch),
);

const card = v.pipe(
  v.object({ id, revision: from(0, Number.MAX_SAFE_INTEGER), matches: v.record(id, liveMatch) }),
  v.transform(({ id: event, revision, matches }): LiveCard => ({ event, revision, matches })),
);

export const parseScoreSent = (input: unknown): Parsed<ScoreSent> => readDocument('score', sent, input);

export const parseLiveCard = (input: unknown): Parsed<LiveCard> => readDocument('live', card, input);

export const parseScoreAnswer = (input: unknown): Parsed<ScoreAnswer> => readDocument('score', answer, input);

export const parseEntry = (input: unknown): Parsed<ScoreEntry> => readDocument('entry', entry, input);
