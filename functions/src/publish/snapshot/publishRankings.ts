import { slicesOf } from '@/lib/slicesOf';
import { rankingFile, type PublishedRanking } from '@/model/published/rankings';
import type { Event, Player } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { writeJson } from './publishedFiles';
import type { RatingsToPublish } from './publishedRatings';
import type { SnapshotStore } from './snapshotStore';

/** There are at least a hundred files, each a few kB. */
const filesAtOnce = 20;

export async function publishRankings(
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
