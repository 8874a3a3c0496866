import { emptyTable, tableDiff, type Table } from '@/lib/table';
import { nameWords } from '@/model/names/nameSearch';
import { spellingWithoutBlanks } from '@/model/names/spelling';
import type { AnyRecord } from '@/model/records/records';
import type { Changes } from '@/overlay/overlay';
import type { Layers } from '../records/recordsSelectors';
import { hasLatin, inLatin, isOneName, needsLatin } from './latin';
import { createNameIndex, type Named } from './nameIndex';

export interface Texts {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly facts: readonly (string | undefined)[];
  readonly rank: Named['rank'];
}

/** Keeps a name index in sync with the records of one collection, own proposals included. */
export function createFollower<R extends AnyRecord>(textsOf: (record: R) => Texts) {
  const index = createNameIndex();
  const records = new Map<string, R>();
  /** Records indexed before the transliteration of their script was loaded. */
  const unread = new Set<string>();
  let rows: Table<R> = emptyTable();
  let changes: Changes<R> = new Map();

  function put(id: string, record: R | undefined): void {
    unread.delete(id);
    if (record === undefined) {
      records.delete(id);
      index.delete(id);
      return;
    }
    records.set(id, record);
    const { name, aliases, facts, rank } = textsOf(record);
    const words = (text: string) => nameWords(inLatin(text));
    const withoutBlanks = [name, ...aliases].flatMap((text) => spellingWithoutBlanks(text) ?? []);
    index.put({
      id,
      name: words(name),
      aliases: [...aliases, ...withoutBlanks].map(words),
      facts: facts.flatMap((fact) => (fact === undefined ? [] : words(fact))),
      rank,
    });
    if ([name, ...aliases, ...facts].some((text) => text !== undefined && needsLatin(text))) unread.add(id);
  }

  return {
    index,
    /** Whether one of the record's names is this one. */
    isNamed(id: string, text: string): boolean {
      const record = records.get(id);
      if (record === undefined) return false;
      const { name, aliases } = textsOf(record);
      return [name, ...aliases].some((each) => isOneName(each, text));
    },
    hasUnread: () => unread.size > 0,
    /** One record per step. Start the next pass only after this one is done. */
    *follow(layers: Layers<R>): Generator<void, void> {
      const before = { rows, changes };
      rows = layers.rows;
      changes = layers.changes;
      for (const [id] of tableDiff(before.rows, rows)) {
        update(id);
        yield;
      }
      if (before.changes !== changes) {
        for (const id of new Set([...before.changes.keys(), ...changes.keys()])) {
          update(id);
          yield;
        }
      }

      function update(id: string) {
        const record = layers.read(id);
        if (record !== records.get(id)) put(id, record);
      }
    },
    *readAgain(): Generator<void, void> {
      if (!hasLatin()) return;
      for (const id of [...unread]) {
        put(id, records.get(id));
        yield;
      }
    },
  };
}
