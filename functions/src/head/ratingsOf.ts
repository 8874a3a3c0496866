import { isJsonObject } from '@/lib/json';
import { ratingsFile, type PublishedRating } from '@/model/published/playerRatings';
import type { Sport } from '@/model/sports';
import { decompress } from '../snapshot/publishedFiles';
import type { SnapshotStore } from '../snapshot/snapshotStore';
import { inTime } from './inTime';

/** It changes once a night. */
const keptMs = 600_000;

/** A page goes without them rather than late. */
const patienceMs = 2_000;

export interface RatingsOfOptions {
  readonly store: Pick<SnapshotStore, 'read'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: { readonly error: (message: string, ...more: readonly unknown[]) => void };
}

/**
 * How a player was rated in each of the sports when the last copy was published, from a file that is read every ten minutes at most. Without it
 * nobody is rated: a page says it once it has all matches.
 */
export function createRatingsOf({
  store,
  now,
  logger,
}: RatingsOfOptions): (player: string, sports: readonly Sport[]) => Promise<readonly PublishedRating[]> {
  let read: { readonly at: number; readonly all: Promise<unknown> } | undefined;

  async function load(): Promise<unknown> {
    try {
      const stored = await inTime(store.read(ratingsFile), patienceMs, ratingsFile);
      return stored && JSON.parse((await decompress(stored)).toString());
    } catch (error) {
      logger.error('the published ratings could not be read', error);
      // The next page tries again.
      read = undefined;
      return undefined;
    }
  }

  return async (player, sports) => {
    if (!read || now() - read.at > keptMs) read = { at: now(), all: load() };
    const all = await read.all;
    if (!isJsonObject(all)) return [];
    return sports.flatMap(({ id }) => {
      const ofSport = all[id];
      if (!isJsonObject(ofSport) || !Object.hasOwn(ofSport, player)) return [];
      // Written by `publishSnapshot`, and parsed where it is shown.
      return [{ sport: id, now: ofSport[player] } as unknown as PublishedRating];
    });
  };
}
