import { dequal } from 'dequal';
import type { EntityName } from '@/backend/scope';
import { idle } from '@/lib/pause';
import { orDamaged } from '../base/damage';
import { rowsVersion } from '../base/version';
import { encodeTable } from '../columns/encodeTable';
import { Interner } from '../columns/interner';
import { readTable } from '../columns/readTable';
import type { Doc, StoredTable } from '../columns/storedTable';
import type { StringDictionary } from '../columns/stringDictionary';
import type { StoredEntity } from '@/backend/rows';
import { bucketKey, indexKey, type BucketIndex } from './storedRecords';
import { isNameless, withoutNames, type PresentId } from './withheldPeople';

/** Stored from before a row goes that named somebody until nothing has the name: whoever is killed in between begins again. */
const forgettingKey = 'forgetting';

/** Remembers that there are names to forget. */
export interface Forgetting {
  /** Looks at the rows of a bucket before they are replaced by those after. */
  readonly note: (before: StoredEntity<Doc>, after: StoredEntity<Doc>) => Promise<void>;
  readonly isDue: () => boolean;
  readonly isOver: () => Promise<void>;
}

export async function openForgetting(records: LocalForage): Promise<Forgetting> {
  let due = (await records.getItem(forgettingKey)) !== null;
  return {
    note: async (before, after) => {
      if (due || !losesName(before, after)) return;
      due = true;
      await records.setItem(forgettingKey, { version: rowsVersion });
    },
    isDue: () => due,
    isOver: () => records.removeItem(forgettingKey),
  };
}

/** Tells whether a page comes without its name, or a match that was known with one. */
function losesName(before: StoredEntity<Doc>, after: StoredEntity<Doc>): boolean {
  const nameless = after.docs.filter(isNameless);
  if (nameless.length === 0) return false;
  const known = new Map<string, Doc>(before.docs.map((doc) => [doc.id, doc]));
  return nameless.some((doc) => {
    const old = known.get(doc.id);
    return old === undefined ? !('player1' in doc) : !dequal(old, doc);
  });
}

/** Kinds of documents whose columns name texts of the list. */
const listing = ['event', 'match', 'player'] as const satisfies readonly EntityName[];

/**
 * Takes the names of these people out of the stored records: out of rows that name them still, and then out of the list of
 * texts, in which they stay for as long as it is not looked through. That costs a reading of all these rows, so it is done when
 * a name was withheld alone.
 */
export async function forgetNames(
  records: LocalForage,
  index: BucketIndex,
  texts: StringDictionary,
  presentId: PresentId,
): Promise<void> {
  const used = new Set<number>();
  const tables = { ...index.tables };
  const sharing = new Interner(texts.list);
  for (const entity of listing) {
    const { bits } = tables[entity];
    for (let bucket = 0; bucket < 2 ** bits; bucket += 1) {
      await idle();
      const key = bucketKey(entity, bits, bucket);
      const read = await orDamaged(async () => {
        const record: unknown = await records.getItem(key);
        return record === null ? undefined : { record, rows: await readTable(entity, record, sharing) };
      });
      // A table that cannot be read is given up at the next start, whatever its places say by then.
      if (read === undefined || read === 'damaged') continue;
      const slice = { entity, rows: read.rows };
      const left = withoutNames(slice, presentId);
      // It has just been read as one.
      let table = read.record as StoredTable;
      if (left !== slice) {
        table = encodeTable(entity, left.rows, texts);
        await texts.save();
        await records.setItem(key, table);
        const sizes = { ...tables[entity].sizes, [bucket]: left.rows.docs.length };
        tables[entity] = { ...tables[entity], sizes };
      }
      for (const place of placesIn(table, texts.list.number)) used.add(place);
    }
  }
  if (!dequal(tables, index.tables)) await records.setItem(indexKey, { version: rowsVersion, tables });
  await texts.keepOnly(used);
}

/** The places of the list that a table names. */
function* placesIn({ columns }: StoredTable, list: number): Generator<number> {
  for (const column of Object.values(columns))
    if (column.kind === 'listed' && column.list === list) yield* column.at;
}
