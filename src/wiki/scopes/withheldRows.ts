import type { Scope } from '@/backend/scope';
import type { Snapshot } from '@/backend/snapshot';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import type { Player } from '@/model/records/records';
import { isWithheld, replacedMark, withheldName } from '@/model/privacy/withholding';
import { goneSnapshot } from './replaceRows';

export interface StoredRows {
  readonly held: (scope: Scope) => Iterable<string>;
  readonly deltas: () => Iterable<Delta>;
}

/**
 * Snapshots that remove what a device knows about players whose names were withheld. Their old pages have
 * names in the ids, so no tombstone may list them. Changes of those pages that the device has read cannot be
 * opened again.
 */
export function withheldRows(snapshot: Snapshot, scope: Scope, rows: StoredRows): readonly Snapshot[] {
  if (snapshot.entity !== 'player') return [];
  const withheld = snapshot.events.flatMap((event) =>
    event.kind === 'removed' ? [] : event.docs.filter(isWithheld),
  );
  if (withheld.length === 0) return [];
  const replaced = replacedAmong(withheld, rows.held(scope));
  const pages = new Set<string>([...withheld.map(({ id }) => id), ...replaced]);
  const changes = [...rows.deltas()].filter(
    (delta) => delta.collection === 'player' && pages.has(recordIdOf(delta)) && tells(delta),
  );
  return [
    goneSnapshot({ entity: 'player' }, replaced),
    goneSnapshot(
      { entity: 'delta' },
      changes.map(({ id }) => id),
    ),
  ].filter(({ events }) => events.length > 0);
}

function replacedAmong(withheld: readonly Player[], held: Iterable<string>): readonly string[] {
  const marks = withheld.flatMap(({ id, replaces }) =>
    replaces === undefined ? [] : [[id, replaces] as const],
  );
  if (marks.length === 0) return [];
  return [...held].filter((known) => marks.some(([id, mark]) => replacedMark(id, known) === mark));
}

const saysNothing: ReadonlySet<string> = new Set(
  [null, withheldName, { name: withheldName }].map((value) => JSON.stringify(value)),
);

const tells = ({ value, base = null, before = null, note, thread }: Delta): boolean =>
  note !== undefined ||
  thread !== undefined ||
  [value, base, before].some((each) => typeof each !== 'boolean' && !saysNothing.has(JSON.stringify(each)));
