import { isJsonObject } from '@/lib/json';
import { readAddress } from '@/model/sharing/address';
import { dateOf } from '@/model/dates';
import { firstFile, isOfRankings } from '@/model/published/firstPlaces';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import { listOf, rankingFile, type PublishedRanking } from '@/model/published/rankings';
import { readRatingFilter } from '@/model/ratings/ratingFilter';
import { findSport, type Sport } from '@/model/sports';
import { rankingsWords, type FirstWords } from './firstWords';
import { homeWords } from './homeWords';
import type { PublishedJson } from './publishedJson';

export interface ListContent {
  readonly words: FirstWords;
  readonly first: PublishedFirst | PublishedRanking | undefined;
}

interface ListServices {
  readonly sports: readonly Sport[];
  readonly published: PublishedJson;
  readonly now: () => number;
}

export function listAt(
  { sports, published, now }: ListServices,
  pathname: string,
  query: string,
): { readonly read: () => Promise<ListContent> } | undefined {
  const read = async <T extends PublishedFirst | PublishedRanking>(file: string) => {
    const found = await published(file);
    // Our own function published it. The app parses it strictly.
    return isJsonObject(found) ? (found as unknown as T) : undefined;
  };
  const address = readAddress(pathname);
  if (address?.name === 'home')
    return {
      read: async () => {
        const first = await read<PublishedFirst>(firstFile);
        return { words: homeWords(first, sports, dateOf(now())), first };
      },
    };
  if (!address || !isOfRankings(pathname)) return undefined;
  const params = new URLSearchParams(query);
  // A sport's page names it in the path, others in the query.
  const asked = address.params['id'] ?? params.get('sport');
  // A sport that this instance does not know yet has no rows, rather than another's.
  const sport = asked ? findSport(sports, asked) : sports[0];
  const filter = sport && readRatingFilter(params, sport);
  // The published rankings are of last night and of active players only.
  if (!filter || filter.asOf !== undefined || filter.inactive) return undefined;
  return {
    read: async () => {
      const first = await read<PublishedRanking>(rankingFile(sports, listOf(sport, filter)));
      return { words: rankingsWords(first), first };
    },
  };
}
