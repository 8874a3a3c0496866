import { lastCall } from '@/lib/lastCall';
import type { PathEdit } from '@/lib/path';
import { tableDiff, tableGet, type Table } from '@/lib/table';
import { TableMap } from '@/lib/tableMap';
import { idAs, isNobody, matchAs, type AllIdentities, type Identities } from '@/model/identity/identities';
import type { Match } from '@/model/records/records';
import { turnedEdit } from '@/model/matches/turned';
import { applyChange, squash, type Change, type Entity } from '@/overlay/change';
import { derive, deriveOnly } from '@/overlay/derive';
import type { Changes } from '@/overlay/overlay';

type Merged = ReadonlyMap<string, { readonly id: string }>;

type FactsAs = (patch: readonly PathEdit[], id: string, target: string) => readonly PathEdit[];
const asTheyAre: FactsAs = (patch) => patch;

/**
 * Changes of matches, mapped to the standing records: players and events are replaced, and a change of a
 * duplicate match moves to the match it duplicates. One edit costs only itself.
 *
 * @param isTurned whether two matches have the same players in opposite order
 */
export function createMatchChanges() {
  const changesAs = derive<Change<Match>, Change<Match>, [AllIdentities, Table<Match>]>(
    (identities, rows) =>
      isNobody(identities)
        ? undefined
        : (change) => matchChangeAs(change, identities, tableGet(rows, change.id)),
    ([identities, rows], [next, nextRows]) =>
      identities === next ? [...tableDiff(rows, nextRows)].map(([id]) => id) : undefined,
  );
  const asMap = lastCall((table: Table<Change<Match>>) => new TableMap(table));
  const merged = createMergedChanges<Match>();
  return (
    changes: TableMap<Change<Match>>,
    identities: AllIdentities,
    rows: Table<Match>,
    isTurned: (id: string, target: string) => boolean,
  ): Changes<Match> => {
    const as = changesAs(changes.table, identities, rows);
    return merged(as === changes.table ? changes : asMap(as), identities.doubles, (patch, id, target) =>
      isTurned(id, target) ? patch.map(turnedEdit) : patch,
    );
  };
}

function matchChangeAs(
  change: Change<Match>,
  identities: AllIdentities,
  stored: Match | undefined,
): Change<Match> {
  if (change.kind === 'set') {
    const value = matchAs(change.value, identities.players, identities.events);
    return value === change.value ? change : { ...change, value };
  }
  if (change.kind !== 'patch' || identities.players.size === 0 || stored === undefined) return change;
  if (!change.patch.some(({ path }) => /^player[12]\.id$/.test(path))) return change;
  const sides = sidesAs(change, identities.players, stored);
  return sides.length === 0 ? change : { ...change, patch: [...change.patch, ...sides] };
}

/**
 * Extra edits that bring both sides to the standing players. A change of one side can make both sides the
 * same person or separate them, which renames the other side, so both sides are compared.
 */
function sidesAs(change: Change<Match>, players: Identities, stored: Match): readonly PathEdit[] {
  const laid = applyChange(stored, change);
  if (laid === undefined) return [];
  const [shown, right] = [applyChange(matchAs(stored, players), change), matchAs(laid, players)];
  return (['player1', 'player2'] as const).flatMap((side) =>
    (['id', 'name'] as const).flatMap((part) =>
      shown?.[side][part] === right[side][part] ? [] : { path: `${side}.${part}`, value: right[side][part] },
    ),
  );
}

export function createMergedChanges<R extends Entity>() {
  const movedOf = deriveOnly<Change<R>>();
  return (changes: TableMap<Change<R>>, identities: Merged, told = asTheyAre): Changes<R> =>
    identities.size === 0 || movedOf(changes.table, identities).size === 0
      ? changes
      : mergedChanges(changes, identities, told);
}

function mergedChanges<R extends Entity>(changes: Changes<R>, identities: Merged, told: FactsAs): Changes<R> {
  const moved = new Map<string, Change<R>>();
  for (const [id, change] of changes) {
    const target = idAs(id, identities);
    const patch = target === id ? undefined : told(factsOf(change), id, target);
    if (patch?.length === 0) continue;
    const as: Change<R> = patch === undefined ? change : { kind: 'patch', id: target, patch };
    const known = moved.get(target);
    moved.set(target, known === undefined ? as : squash(known, as));
  }
  return moved;
}

/** Paths that describe the page and not the person or event: a merged record keeps them to itself. */
const ofRecordAlone: ReadonlySet<string> = new Set(['sameAs', 'valid', 'hidden']);

const factsOf = (change: Change<Entity>): readonly PathEdit[] =>
  change.kind === 'patch' ? change.patch.filter(({ path }) => !ofRecordAlone.has(path)) : [];
