import { sameItems } from '@/lib/sameItems';
import type { Command } from '@/model/command';
import { isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import { deltaEffect } from '@/model/deltaEffect';
import type { Collection, Records } from '@/model/records';
import { squash, type Change } from '@/overlay/change';
import type { Changes } from '@/overlay/overlay';

/** What is laid over one record, and the deltas and commands it comes from. */
interface Entry<R extends { readonly id: string }> {
  readonly sources: readonly object[];
  readonly change: Change<R>;
}

/**
 * The changes that deltas and commands make to the records of one collection. A record's change keeps its reference
 * while its sources do, so nobody recomputes for somebody else's edit. Deltas come in the order they are laid.
 */
export function createRecordChanges<C extends Collection>(collection: C) {
  let entries = new Map<string, Entry<Records[C]>>();
  let result: Changes<Records[C]> = new Map();

  return function recordChanges(
    deltas: readonly Delta[],
    direct: readonly (readonly [source: Command, change: Change<Records[C]>])[],
  ): Changes<Records[C]> {
    const sources = new Map<string, { readonly list: object[]; readonly changes: Change<Records[C]>[] }>();
    const add = (source: object, change: Change<Records[C]>) => {
      const at = sources.get(change.id) ?? { list: [], changes: [] };
      at.list.push(source);
      at.changes.push(change);
      sources.set(change.id, at);
    };
    // A record must be there before its fields are edited, even when the proposals arrived the other way round.
    const own = deltas.filter((delta) => delta.collection === collection);
    for (const delta of [...own.filter(isNewRecord), ...own.filter((delta) => !isNewRecord(delta))]) {
      add(delta, { ...deltaEffect({ ...delta, collection }), id: recordIdOf(delta) });
    }
    for (const [source, change] of direct) add(source, change);

    let same = sources.size === entries.size;
    const next = new Map<string, Entry<Records[C]>>();
    for (const [id, { list, changes }] of sources) {
      const known = entries.get(id);
      if (known && sameItems(known.sources, list)) {
        next.set(id, known);
        continue;
      }
      same = false;
      next.set(id, { sources: list, change: changes.reduce(squash<Records[C]>) });
    }
    if (!same) {
      entries = next;
      result = new Map([...next].map(([id, { change }]) => [id, change]));
    }
    return result;
  };
}
