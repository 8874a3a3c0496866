import { sameItems } from '@/lib/sameItems';
import { TableMap } from '@/lib/tableMap';
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

type Direct<R extends { readonly id: string }> = readonly (readonly [source: Command, change: Change<R>])[];

/**
 * The changes that deltas and commands make to the records of one collection. A record's change keeps its reference
 * while its sources do, so nobody recomputes for somebody else's edit. Deltas come in the order they are laid.
 */
export function createRecordChanges<C extends Collection>(collection: C) {
  let entries = new Map<string, Entry<Records[C]>>();
  let result = new TableMap<Change<Records[C]>>();
  let last: { readonly deltas: readonly Delta[]; readonly direct: Direct<Records[C]> } = {
    deltas: [],
    direct: [],
  };

  const changeOf = (delta: Delta): Change<Records[C]> => ({
    ...deltaEffect({ ...delta, collection }),
    id: recordIdOf(delta),
  });

  /** Takes over deltas that changed in place, where each is all that is laid over its record; says whether it could. */
  function replaceAlone(replaced: readonly (readonly [before: Delta, after: Delta])[]): boolean {
    const own = replaced.filter(([before]) => before.collection === collection);
    const alone = own.every(([before]) => {
      const sources = entries.get(recordIdOf(before))?.sources;
      return sources?.length === 1 && sources[0] === before;
    });
    if (!alone) return false;
    const changes = own.map(([, after]) => changeOf(after));
    for (const [at, [, after]] of own.entries())
      entries.set(recordIdOf(after), { sources: [after], change: changes[at]! });
    result = result.with(changes.map((change) => [change.id, change]));
    return true;
  }

  return function recordChanges(deltas: readonly Delta[], direct: Direct<Records[C]>): Changes<Records[C]> {
    const replaced = replacedDeltas(last, deltas, direct);
    last = { deltas, direct };
    if (replaced !== undefined && replaceAlone(replaced)) return result;
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
      add(delta, changeOf(delta));
    }
    for (const [source, change] of direct) add(source, change);

    const next = new Map<string, Entry<Records[C]>>();
    const changed: Change<Records[C]>[] = [];
    for (const [id, { list, changes }] of sources) {
      const known = entries.get(id);
      if (known && sameItems(known.sources, list)) {
        next.set(id, known);
        continue;
      }
      const change = changes.reduce(squash<Records[C]>);
      changed.push(change);
      next.set(id, { sources: list, change });
    }
    const gone = [...entries.keys()].filter((id) => !next.has(id));
    entries = next;
    result = result.without(gone).with(changed.map((change) => [change.id, change]));
    return result;
  };
}

/** The deltas that are others than before, when they are about the same records in the same places and nothing else changed. */
function replacedDeltas(
  last: { readonly deltas: readonly Delta[]; readonly direct: unknown },
  deltas: readonly Delta[],
  direct: unknown,
): readonly (readonly [before: Delta, after: Delta])[] | undefined {
  if (last.direct !== direct || last.deltas.length !== deltas.length) return undefined;
  const replaced: (readonly [Delta, Delta])[] = [];
  for (let at = 0; at < deltas.length; at += 1) {
    const before = last.deltas[at]!;
    const after = deltas[at]!;
    if (before === after) continue;
    const samePlace =
      before.id === after.id && before.collection === after.collection && before.docId === after.docId;
    if (!samePlace) return undefined;
    replaced.push([before, after]);
  }
  return replaced;
}
