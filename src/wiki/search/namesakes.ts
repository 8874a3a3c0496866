import { nameWords } from '@/model/nameSearch';
import { inLatin } from './latin';
import type { Hit } from './nameIndex';
import type { RecordSearch } from './recordSearch';

/** Records with this name, and those with a similar or similar-sounding one. */
export interface Namesakes {
  readonly same: readonly string[];
  readonly similar: readonly string[];
}

const most = 4;

/** Records with the typed name or a similar one, except the record `except`. A mere prefix does not count. */
export function findNamesakes(
  search: RecordSearch | undefined,
  kind: 'players' | 'events',
  text: string,
  except?: string,
): Namesakes {
  const words = nameWords(inLatin(text));
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
        : among(
            ({ id, fit }) =>
              (fit === 'similar' || fit === 'sound') && search?.wordCount(kind, id) === words.length,
          ),
  };
}
