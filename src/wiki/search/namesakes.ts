import { nameWords } from '@/model/names/nameSearch';
import { inLatin } from './latin';
import type { Hit } from './nameIndex';
import type { RecordSearch } from './recordSearch';

export interface Namesakes {
  readonly same: readonly string[];
  readonly similar: readonly string[];
}

const most = 4;

/**
 * Records with the typed name or a similar one, except the record `except`. A player's name may also begin with the
 * typed one; an event's may not, because editions of a series do.
 */
export function findNamesakes(
  search: RecordSearch | undefined,
  kind: 'players' | 'events',
  text: string,
  except?: string,
): Namesakes {
  const words = nameWords(inLatin(text));
  // An initial begins the names of a tenth of all players.
  const canBegin = words.every(({ length }) => length > 1);
  const hits = search?.find(text, 24)[kind].best ?? [];
  const among = (takes: (hit: Hit) => boolean) =>
    hits
      .filter((hit) => hit.id !== except && takes(hit))
      .map(({ id }) => id)
      .slice(0, most);
  return {
    same: among(({ fit }) => fit === 'whole'),
    similar:
      words.length < 2
        ? []
        : among(({ id, fit }) => {
            const more = (search?.wordCount(kind, id) ?? 0) - words.length;
            if (fit === 'similar' || fit === 'sound') return more === 0;
            return kind === 'players' && canBegin && fit !== 'whole' && more >= 0;
          }),
  };
}
