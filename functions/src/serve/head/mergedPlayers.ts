import { noIdentities, type Identities } from '@/model/identity/identities';
import { identitiesFile } from '@/model/published/publishedIdentities';
import { createPublishedJson, type PublishedJsonOptions } from './publishedJson';

type Entry = Identities extends ReadonlyMap<string, infer Identity> ? readonly [string, Identity] : never;

/**
 * The merged players from the last published copy, because a read per player on a card would cost too much.
 * Without the file a card shows names as entered.
 */
export function createMergedPlayers(options: PublishedJsonOptions): () => Promise<Identities> {
  const read = createPublishedJson(options, identitiesFile, 'merges');
  let last: { readonly of: unknown; readonly identities: Identities } | undefined;
  return async () => {
    const entries = await read();
    if (!Array.isArray(entries)) return noIdentities;
    if (last?.of !== entries)
      // Written by `publishSnapshot`.
      last = { of: entries, identities: new Map(entries as readonly Entry[]) };
    return last.identities;
  };
}
