import { isJsonObject } from '@/lib/json';
import { ratingsFile, type PublishedRating } from '@/model/published/playerRatings';
import type { Sport } from '@/model/sports';
import type { PublishedJson } from './publishedJson';

/**
 * A player's ratings per sport from the last published copy. Without its file there are none; the app
 * computes them once it has all matches.
 */
export function createRatingsOf(
  read: PublishedJson,
): (player: string, sports: readonly Sport[]) => Promise<readonly PublishedRating[]> {
  return async (player, sports) => {
    const all = await read(ratingsFile);
    if (!isJsonObject(all)) return [];
    return sports.flatMap(({ id }) => {
      const ofSport = all[id];
      if (!isJsonObject(ofSport) || !Object.hasOwn(ofSport, player)) return [];
      return [{ sport: id, now: ofSport[player] } as unknown as PublishedRating];
    });
  };
}
