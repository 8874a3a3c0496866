import { nameWords } from '@/model/nameSearch';
import { inLatin } from './latin';
import type { Hit } from './nameIndex';
import type { RecordSearch } from './recordSearch';

/** Records that bear a name already, and those whose name differs from it by a letter or two or sounds alike. */
export interface Namesakes {
  readonly same: readonly string[];
  readonly similar: readonly string[];
}

/** More would be read by nobody. */
const most = 4;

/**
 * The records named as is typed, or nearly so, but for the one that is to have the name. A name that only begins as typed
 * is another name.
 */
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
    // One word is too little to resemble somebody by.
    similar:
      words.length < 2
        ? []
        : among(
            ({ id, fit }) =>
              (fit === 'similar' || fit === 'sound') && search?.wordCount(kind, id) === words.length,
          ),
  };
}
