import { dateOf, type DateString } from '@/model/dates';
import { firstFile } from '@/model/published/firstPlaces';
import { hiddenAmong } from '@/model/privacy/hiding';
import { matchQuestion, type MatchAsked, type PublishedChance } from '@/model/published/chances';
import { ratingsFile } from '@/model/published/playerRatings';
import { publishedFirst } from '@/model/published/publishedFirst';
import type { RatingsHost } from '@/model/ratings/ratingsHost';
import type { Event, Match, Player } from '@/model/records/records';
import { apartCode, findSport, type Sport } from '@/model/sports';
import type { Wiki } from './duplicatesAmong';
import { writeJson } from './publishedFiles';
import { publishedRatings, ratingsHostOf, roundedOutlook, type RatingsToPublish } from './publishedRatings';
import type { SnapshotStore } from './snapshotStore';
import { slicesOf } from '@/lib/slicesOf';
import { rankingFile, type PublishedRanking } from '@/model/published/rankings';

export interface People extends Wiki {
  readonly stored: readonly Match[];
  readonly all: readonly Event[];
}

export async function publishFirst(
  store: SnapshotStore,
  people: People,
  sports: readonly Sport[],
  now: number,
): Promise<readonly string[]> {
  const { events, all, matches, stored, players } = people;
  const today = dateOf(now);
  const hidden = hiddenAmong(players);
  const host = ratingsHostOf(events, matches, sports, hidden);
  const { leaders, players: ratings, rankings } = publishedRatings(host, sports, today, hidden);
  const records = { event: all, match: stored, player: players, leaders };
  const first = publishedFirst(records, today);
  const shown = new Set(first.match.map(({ id }) => id));
  // Hidden players have no published ratings, so leave out their matches too.
  const isTold = ({ id, player1, player2 }: Match) =>
    shown.has(id) && !hidden.has(player1.id) && !hidden.has(player2.id);
  const chances = chancesOf(host, matches.filter(isTold), sports, today);
  await writeJson(store, firstFile, { ...first, chances });
  await writeJson(store, ratingsFile, ratings);
  return publishRankings(store, people, sports, rankings);
}

const chancesOf = (
  host: RatingsHost,
  matches: readonly Match[],
  sports: readonly Sport[],
  today: DateString,
): readonly PublishedChance[] =>
  matches
    .filter(({ date, player1 }) => date >= today && player1.result === undefined)
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

/** There are at least a hundred files, each a few kB. */
const filesAtOnce = 20;

async function publishRankings(
  store: Pick<SnapshotStore, 'write'>,
  { players, events }: { readonly players: readonly Player[]; readonly events: readonly Event[] },
  sports: readonly Sport[],
  rankings: RatingsToPublish['rankings'],
): Promise<readonly string[]> {
  const playerOf = new Map<string, Player>(players.map((each) => [each.id, each]));
  const eventOf = new Map<string, Event>(events.map((each) => [each.id, each]));
  const files = rankings.map((ranking): [string, PublishedRanking] => [
    rankingFile(sports, ranking.list),
    {
      ...ranking,
      player: ranking.board.rows.flatMap(({ player }) => playerOf.get(player) ?? []),
      event: (ranking.board.last?.events ?? []).flatMap((id) => eventOf.get(id) ?? []),
    },
  ]);
  for (const some of slicesOf(files, filesAtOnce))
    await Promise.all(some.map(([name, content]) => writeJson(store, name, content)));
  return files.map(([name]) => name);
}
