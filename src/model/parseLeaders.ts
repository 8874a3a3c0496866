import * as v from 'valibot';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { eventId, playerId } from './ids';
import type { PublishedLeaders } from './leaders';
import { day, text } from './schema';

const count = v.pipe(v.number(), v.finite(), v.minValue(0));
const player = v.pipe(text, v.transform(playerId));
const row = v.object({
  player,
  points: v.pipe(v.number(), v.finite()),
  deviation: count,
  provisional: v.boolean(),
  rank: v.exactOptional(count),
  moved: v.exactOptional(v.pipe(v.number(), v.finite())),
  tally: v.object({ wins: count, losses: count, draws: count, roundsWon: count, roundsLost: count }),
  lastDate: day,
});
const schema = v.array(
  v.object({
    sport: text,
    arm: v.exactOptional(text),
    gender: text,
    board: v.object({
      rows: v.array(row),
      players: count,
      ranked: count,
      last: v.exactOptional(v.object({ date: day, events: v.array(v.pipe(text, v.transform(eventId))) })),
    }),
  }),
);

/** Reads published rankings. */
export function parseLeaders(input: unknown): Parsed<readonly PublishedLeaders[]> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return parsed(result.output);
  const [issue] = result.issues;
  return unparsed(`leaders: ${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`);
}
