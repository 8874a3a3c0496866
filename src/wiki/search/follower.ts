import { emptyTable, tableDiff, type Table } from '@/lib/table';
import { nameWords } from '@/model/names/nameSearch';
import { spellingWithoutBlanks } from '@/model/names/spelling';
import type { AnyRecord } from '@/model/records/records';
import type { Changes } from '@/overlay/overlay';
import type { Layers } from '../records/recordsSelectors';
import { hasLatin, inLatin, isOneName, needsLatin } from './latin';
import { NameIndex, type Named } from './nameIndex';

export interface Texts {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly facts: readonly (string | undefined)[];
  readonly rank: Named['rank'];
}

export class Follower<R extends AnyRecord> {
  readonly index = new NameIndex();
  readonly #textsOf: (record: R) => Texts;
  readonly #records = new Map<string, R>();
  /** Records indexed before the transliteration of their script was loaded. */
  readonly #unread = new Set<string>();
  #rows: Table<R> = emptyTable();
  #changes: Changes<R> = new Map();

  constructor(textsOf: (record: R) => Texts) {
    this.#textsOf = textsOf;
  }

  isNamed(id: string, text: string): boolean {
    const record = this.#records.get(id);
    if (record === undefined) return false;
    const { name, aliases } = this.#textsOf(record);
    return [name, ...aliases].some((each) => isOneName(each, text));
  }

  hasUnread(): boolean {
    return this.#unread.size > 0;
  }

  /** One record per step. Start the next pass only after this one is done. */
  *follow({ rows, changes, read }: Layers<R>): Generator<void, void> {
    const before = { rows: this.#rows, changes: this.#changes };
    this.#rows = rows;
    this.#changes = changes;
    for (const [id] of tableDiff(before.rows, rows)) {
      this.#put(id, read(id));
      yield;
    }
    if (before.changes === changes) return;
    for (const id of new Set([...before.changes.keys(), ...changes.keys()])) {
      this.#put(id, read(id));
      yield;
    }
  }

  *readAgain(): Generator<void, void> {
    if (!hasLatin()) return;
    for (const id of [...this.#unread]) {
      this.#index(id, this.#records.get(id));
      yield;
    }
  }

  #put(id: string, record: R | undefined): void {
    if (record !== this.#records.get(id)) this.#index(id, record);
  }

  #index(id: string, record: R | undefined): void {
    this.#unread.delete(id);
    if (record === undefined) {
      this.#records.delete(id);
      this.index.delete(id);
      return;
    }
    this.#records.set(id, record);
    const { name, aliases, facts, rank } = this.#textsOf(record);
    const words = (text: string) => nameWords(inLatin(text));
    const withoutBlanks = [name, ...aliases].flatMap((text) => spellingWithoutBlanks(text) ?? []);
    this.index.put({
      id,
      name: words(name),
      aliases: [...aliases, ...withoutBlanks].map(words),
      facts: facts.flatMap((fact) => (fact === undefined ? [] : words(fact))),
      rank,
    });
    if ([name, ...aliases, ...facts].some((text) => text !== undefined && needsLatin(text)))
      this.#unread.add(id);
  }
}
