import { dateOf, dayBefore, type DateString } from '@/model/dates';
import { firstFile } from '@/model/firstPlaces';
import { hiddenAmong } from '@/model/hiding';
import { idAs } from '@/model/identities';
import {
  matchQuestion,
  type MatchAsked,
  type PublishedCalibration,
  type PublishedChance,
} from '@/model/published/chances';
import { ratingsFile } from '@/model/published/playerRatings';
import { publishedFirst, type PointsOf } from '@/model/published/publishedFirst';
import { identitiesFile } from '@/model/published/publishedIdentities';
import type { RatingsHost } from '@/model/ratings/ratingsHost';
import type { Event, Match } from '@/model/records';
import { apartCode, findSport, type Sport } from '@/model/sports';
import type { Wiki } from './duplicatesAmong';
import { compress } from './publishedFiles';
import { publishRankings } from './publishRankings';
import { publishedRatings, ratingsHostOf, roundedOutlook } from './publishedRatings';
import type { SnapshotStore } from './snapshotStore';

/** All records, and who is whom today. */
export interface People extends Wiki {
  /** As they are stored. */
  readonly stored: readonly Match[];
  /** With those that were merged into others. */
  readonly all: readonly Event[];
}

/**
 * Publishes what Home shows first, everybody's ratings, who was merged into whom, and the first places of every ranking.
 * Answers the names of the rankings' files.
 */
export async function publishFirst(
  store: SnapshotStore,
  people: People,
  sports: readonly Sport[],
  now: number,
): Promise<readonly string[]> {
  const { events, all, matches, stored, players, identities } = people;
  const today = dateOf(now);
  const hidden = hiddenAmong(players);
  const host = ratingsHostOf(events, matches, sports, hidden);
  const { leaders, players: ratings, rankings } = publishedRatings(host, sports, today, hidden);
  const records = { event: all, match: stored, player: players, leaders };
  const first = publishedFirst(records, today, pointsBefore(host, people));
  const shown = new Set(first.match.map(({ id }) => id));
  // As everybody's ratings leave out who is hidden.
  const isTold = ({ id, player1, player2 }: Match) =>
    shown.has(id) && !hidden.has(player1.id) && !hidden.has(player2.id);
  const chances = chancesOf(host, matches.filter(isTold), sports, today);
  const calibration = calibrationOf(host, sports, today);
  await store.write(
    firstFile,
    await compress(Buffer.from(JSON.stringify({ ...first, chances, calibration }))),
  );
  await store.write(ratingsFile, await compress(Buffer.from(JSON.stringify(ratings))));
  await store.write(identitiesFile, await compress(Buffer.from(JSON.stringify([...identities]))));
  return publishRankings(store, people, sports, rankings);
}

/** The points of those on a card the day before it, by the ids under which they are stored there. */
const pointsBefore =
  (host: RatingsHost, { identities }: People): PointsOf =>
  ({ sport, date }, card) => {
    const ids = [...new Set(card.flatMap(({ player1, player2 }) => [player1.id, player2.id]))];
    const known = ids.map((id) => identities.get(id)?.id ?? id);
    const points = host.answer('points', { sport: sport.id, players: known, asOf: dayBefore(date, 1) });
    return Object.fromEntries(
      ids.flatMap((id) => {
        const of = points[idAs(id, identities)];
        return of === undefined ? [] : [[id, of]];
      }),
    );
  };

/** The outlooks on those matches that are to come. */
const chancesOf = (
  host: RatingsHost,
  matches: readonly Match[],
  sports: readonly Sport[],
  today: DateString,
): readonly PublishedChance[] =>
  matches
    .filter(({ date, player1 }) => date > today && player1.result === undefined)
    .flatMap((match) => {
      const { id, event, player1, player2 } = match;
      const code = apartCode(findSport(sports, event.sport.id), match);
      const of: MatchAsked = {
        sport: event.sport.id,
        match: id,
        players: [player1.id, player2.id],
        ...(code !== undefined && { code }),
      };
      const { outlook } = host.answer('match', matchQuestion(of, today));
      return outlook ? [{ of, outlook: roundedOutlook(outlook) }] : [];
    });

/** How well the chances of each sport came true, where any did. */
const calibrationOf = (
  host: RatingsHost,
  sports: readonly Sport[],
  asOf: DateString,
): readonly PublishedCalibration[] =>
  sports
    .map(({ id }) => ({ sport: id, bands: host.answer('calibration', { sport: id, asOf }) }))
    .filter(({ bands }) => bands.length > 0);
