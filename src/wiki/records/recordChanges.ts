import { sameItems } from '@/lib/sameItems';
import { TableMap } from '@/lib/tableMap';
import type { Command } from '@/model/proposals/command';
import { isNewRecord, recordIdOf, type Delta } from '@/model/proposals/delta';
import { deltaEffect } from '@/model/proposals/deltaEffect';
import type { Records } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { squash, type Change } from '@/overlay/change';
import type { ReplacedDelta } from '../deltas/newDeltas';

interface ChangeOfRecord<R extends { readonly id: string }> {
  readonly sources: readonly object[];
  readonly change: Change<R>;
}

export type Direct<R extends { readonly id: string }> = readonly (readonly [
  source: Command,
  change: Change<R>,
])[];

/**
 * The changes to the records of one collection. A record's change keeps its reference while its sources do,
 * so an edit elsewhere recomputes nothing. Deltas must come in the order in which they apply.
 */
export function createRecordChanges<C extends Collection>(collection: C) {
  let entries = new Map<string, ChangeOfRecord<Records[C]>>();
  let result = new TableMap<Change<Records[C]>>();
  let lastDirect: Direct<Records[C]> | undefined;

  // Only deltas of this collection get here.
  const changeOf = (delta: Delta): Change<Records[C]> =>
    deltaEffect(delta as Delta & { readonly collection: C });

  function isAlone([before, after]: ReplacedDelta): boolean {
    if (before.collection !== after.collection || before.docId !== after.docId) return false;
    const sources = entries.get(recordIdOf(before))?.sources;
    return sources?.length === 1 && sources[0] === before;
  }

  function replaceAlone(replaced: readonly ReplacedDelta[]): boolean {
    const isOwn = ([before, after]: ReplacedDelta) =>
      before.collection === collection || after.collection === collection;
    const own = replaced.filter(isOwn);
    if (own.length === 0) return true;
    if (!own.every(isAlone)) return false;
    const changes = own.map(([, after]) => {
      const change = changeOf(after);
      entries.set(change.id, { sources: [after], change });
      return [change.id, change] as const;
    });
    result = result.with(changes);
    return true;
  }

  return function recordChanges(
    allDeltas: () => readonly Delta[],
    direct: Direct<Records[C]>,
    replaced?: readonly ReplacedDelta[],
  ): TableMap<Change<Records[C]>> {
    const isFollowed = lastDirect === direct && replaced !== undefined;
    lastDirect = direct;
    if (isFollowed && replaceAlone(replaced)) return result;
    const deltas = allDeltas();
    const own = deltas.filter((delta) => delta.collection === collection);
    const sources = sourcesById(
      // Create a record before editing its fields, even if the proposals arrived in the other order.
      [...own.filter(isNewRecord), ...own.filter((delta) => !isNewRecord(delta))].map(
        (delta) => [delta, changeOf(delta)] as const,
      ),
      direct,
    );

    const next = new Map<string, ChangeOfRecord<Records[C]>>();
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

type Sources<R extends { readonly id: string }> = readonly (readonly [source: object, change: Change<R>])[];

function sourcesById<R extends { readonly id: string }>(...all: readonly Sources<R>[]) {
  const byId = new Map<string, { readonly list: object[]; readonly changes: Change<R>[] }>();
  for (const sources of all)
    for (const [source, change] of sources) {
      const at = byId.get(change.id) ?? { list: [], changes: [] };
      at.list.push(source);
      at.changes.push(change);
      byId.set(change.id, at);
    }
  return byId;
}
