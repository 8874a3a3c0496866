import { lastCall } from '@/lib/lastCall';
import type { PathEdit } from '@/lib/path';
import { tableDiff, tableGet, type Table } from '@/lib/table';
import { TableMap } from '@/lib/tableMap';
import { idAs, isNobody, matchAs, type AllIdentities, type Identities } from '@/model/identities';
import type { Match } from '@/model/records';
import { turnedEdit } from '@/model/turned';
import { applyChange, squash, type Change, type Entity } from '@/overlay/change';
import { derive, deriveOnly } from '@/overlay/derive';
import type { Changes } from '@/overlay/overlay';

type Merged = ReadonlyMap<string, { readonly id: string }>;

/** Writes as they are said of another record than the one they were made to. */
type Told = (patch: readonly PathEdit[], id: string, target: string) => readonly PathEdit[];
const asTheyAre: Told = (patch) => patch;

/**
 * Keeps up changes of matches with their players and events as identities have them, those of a match that doubles another one
 * made to that one. One edit costs itself.
 *
 * @param isTurned tells whether one match has the players of another one the other way round
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
 * Further writes, so that both sides are as identities have them. It takes both to tell: a change of one may
 * bring two together who are said to be one, or part them, and with that the other side is named another way.
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

/** Keeps up changes of records, those of one that was merged into another one made to that one. */
export function createMergedChanges<R extends Entity>() {
  const movedOf = deriveOnly<Change<R>>();
  return (changes: TableMap<Change<R>>, identities: Merged, told = asTheyAre): Changes<R> =>
    movedOf(changes.table, identities).size === 0 ? changes : mergedChanges(changes, identities, told);
}

function mergedChanges<R extends Entity>(changes: Changes<R>, identities: Merged, told: Told): Changes<R> {
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

/**
 * Writes that are about who a record is, and not about what it is: its own identity, whether it was reviewed, and whether its
 * page is hidden.
 */
const ofRecordAlone: ReadonlySet<string> = new Set(['sameAs', 'valid', 'hidden']);

/** The part of a change that can be made to another record; empty where it says nothing else, or is no edit. */
const factsOf = (change: Change<Entity>): readonly PathEdit[] =>
  change.kind === 'patch' ? change.patch.filter(({ path }) => !ofRecordAlone.has(path)) : [];
