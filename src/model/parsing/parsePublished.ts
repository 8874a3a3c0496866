import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { eventId, matchId, playerId, sportId } from '../ids';
import type { PublishedCalibration, PublishedChance } from '../published/chances';
import type { PublishedLeaders } from '../published/leaders';
import type { PublishedRating } from '../published/playerRatings';
import type { PublishedRanking } from '../published/rankings';
import { readPublished } from '../published/readPublished';
import { day, knownDate, text } from './schema';

const count = v.pipe(v.number(), v.finite(), v.minValue(0));
const player = v.pipe(text, v.transform(playerId));
const rating = {
  points: v.pipe(v.number(), v.finite()),
  deviation: count,
  provisional: v.boolean(),
};
const row = v.object({
  ...rating,
  player,
  rank: v.exactOptional(count),
  moved: v.exactOptional(v.pipe(v.number(), v.finite())),
  inactive: v.exactOptional(v.literal(true)),
  tally: v.object({ wins: count, losses: count, draws: count, roundsWon: count, roundsLost: count }),
  lastDate: knownDate,
});
const board = v.object({
  rows: v.array(row),
  players: count,
  ranked: count,
  inactive: count,
  classes: v.array(text),
  last: v.exactOptional(v.object({ date: day, events: v.array(v.pipe(text, v.transform(eventId))) })),
});
const leaders = v.array(v.object({ sport: text, arm: v.exactOptional(text), gender: text, board }));
const ranking = v.object({
  list: v.object({
    sport: v.pipe(text, v.transform(sportId)),
    code: text,
    gender: v.picklist(['M', 'W', '-']),
    weight: v.exactOptional(text),
  }),
  day,
  board,
});

const ratingOfOne = v.object(rating);
const ratings = v.array(v.object({ sport: text, now: v.objectWithRest({ both: ratingOfOne }, ratingOfOne) }));

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const chances = v.array(
  v.object({
    of: v.object({
      sport: v.pipe(text, v.transform(sportId)),
      match: v.pipe(text, v.transform(matchId)),
      players: v.tuple([player, player]),
      code: v.exactOptional(text),
    }),
    outlook: v.object({ own: ratingOfOne, other: ratingOfOne, chance: share, roundShare: share }),
  }),
);

const calibration = v.array(
  v.object({
    sport: v.pipe(text, v.transform(sportId)),
    bands: v.array(v.object({ from: share, to: share, matches: v.pipe(count, v.minValue(1)), won: count })),
  }),
);

export const parseLeaders = (input: unknown): Parsed<readonly PublishedLeaders[]> =>
  readPublished('leaders', leaders, input);

/** Without its records, which have parsers of their own. */
export const parseRanking = (input: unknown): Parsed<Omit<PublishedRanking, 'player' | 'event'>> =>
  readPublished('ranking', ranking, input);

export const parseRatings = (input: unknown): Parsed<readonly PublishedRating[]> =>
  readPublished('ratings', ratings, input);

export const parseChances = (input: unknown): Parsed<readonly PublishedChance[]> =>
  readPublished('chances', chances, input);

export const parseCalibration = (input: unknown): Parsed<readonly PublishedCalibration[]> =>
  readPublished('calibration', calibration, input);
