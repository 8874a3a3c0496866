import * as v from 'valibot';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import type { DateString } from './dates';
import { eventId, playerId, type PlayerId, type SportId } from './ids';
import type { Board } from './ratings/board';
import type { RatingQuestions } from './ratings/ratingsHost';
import { day, text } from './schema';
import { genders, type Arm, type Gender, type Sport } from './sports';

/** One of the rankings whose first places Home shows. */
export interface LeaderBoard {
  readonly sport: Sport;
  readonly arm: Arm | undefined;
  readonly gender: Gender;
}

/** How many places of each. */
const places = 3;

/** A sport's rankings as Home shows them: by gender, and by arm where the sport has any. */
export function leaderBoards(sport: Sport): readonly LeaderBoard[] {
  // The keys of both tables are the codes.
  const arms = Object.keys(sport.arms ?? {}).reverse() as Arm[];
  return (Object.keys(genders) as Gender[]).flatMap((gender) =>
    (arms.length === 0 ? [undefined] : arms).map((arm) => ({ sport, arm, gender })),
  );
}

/** What Home asks the ratings for one of them; whoever answers ahead of them asks the same. */
export const leadersQuestion = (
  { sport, arm, gender }: LeaderBoard,
  asOf: DateString,
): RatingQuestions['board'] => ({ sport: sport.id, asOf, gender, ...(arm && { arm }), limit: places });

/** What Home asks to know whether there is any result. */
export const latestDay = (sport: SportId): RatingQuestions['days'] => ({ sport, limit: 1 });

/** The first places as they are published with what Home shows first, for who has not all matches yet. */
export interface PublishedLeaders {
  readonly sport: string;
  readonly arm?: string | undefined;
  readonly gender: string;
  readonly board: Board;
}

/** Whether a published ranking is the one. */
export const isOfBoard = (published: PublishedLeaders, { sport, arm, gender }: LeaderBoard): boolean =>
  published.sport === sport.id && published.arm === arm && published.gender === gender;

/** Who stands in published rankings. */
export const leadersIn = (leaders: readonly PublishedLeaders[]): readonly PlayerId[] =>
  leaders.flatMap(({ board }) => board.rows.map(({ player }) => player));

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
