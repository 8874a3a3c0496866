import { dequal } from 'dequal';
import { sameItems } from '@/lib/sameItems';
import {
  eachDifference,
  emptyTable,
  tableDelete,
  tableDiff,
  tableGet,
  tableSet,
  tableValues,
  type Table,
} from '@/lib/table';
import {
  identitiesOf,
  matchAs,
  noIdentities,
  playerAs,
  type Identities,
  type PlayerShown,
} from '@/model/identities';
import type { Match, Player } from '@/model/records';
import type { Changes } from '@/overlay/overlay';

/** The players who say to be the same as another one, and what follows from it. */
export interface SaidIdentities {
  readonly said: ReadonlyMap<string, string>;
  readonly identities: Identities;
}

const nobody: SaidIdentities = { said: new Map(), identities: noIdentities };

/** Keeps identities up with the rows of players; a new table costs its difference from the last one. */
export function followIdentities(): (rows: Table<Player>) => SaidIdentities {
  let rows: Table<Player> = emptyTable();
  let result = nobody;
  /** Players whose coming, going or other name makes a difference: those who say something, and of whom. */
  let concerned: ReadonlySet<string> = new Set();
  return (next) => {
    let said: Map<string, string> | undefined;
    let isRenamed = false;
    eachDifference(rows, next, (id, before, after) => {
      // One who comes or goes has no name before or after.
      const isSame = before?.name === after?.name && dequal(before?.formerNames, after?.formerNames);
      if (!isSame && concerned.has(id)) isRenamed = true;
      if (before?.sameAs === after?.sameAs) return;
      said ??= new Map(result.said);
      if (after?.sameAs === undefined) said.delete(id);
      else said.set(id, after.sameAs);
    });
    rows = next;
    if (said !== undefined) concerned = new Set([...said.keys(), ...said.values()]);
    if (said !== undefined || isRenamed)
      result = saying(said ?? result.said, result, (id) => tableGet(next, id));
    return result;
  };
}

type Find<T> = (id: string) => T | undefined;

function saying(
  said: ReadonlyMap<string, string>,
  before: SaidIdentities,
  player: Find<Player>,
): SaidIdentities {
  const identities = identitiesOf(said, player);
  return { said, identities: dequal(identities, before.identities) ? before.identities : identities };
}

/** The identities with those that changes propose; the same reference where they propose none. */
export function proposedIdentities(
  confirmed: SaidIdentities,
  changes: Changes<Player>,
  player: Find<Player>,
): Identities {
  const said = new Map(confirmed.said);
  for (const id of changes.keys()) {
    const as = player(id)?.sameAs;
    if (as === undefined) said.delete(id);
    else said.set(id, as);
  }
  return saying(said, confirmed, player).identities;
}

/** Keeps the table of matches with their players as identities have them: the same table where there are none. */
export function followMatchesAs(): (rows: Table<Match>, identities: Identities) => Table<Match> {
  let lastRows: Table<Match> = emptyTable();
  let lastIdentities = noIdentities;
  let result: Table<Match> = emptyTable();
  return (rows, identities) => {
    if (identities.size === 0) result = rows;
    else if (identities !== lastIdentities) result = tableSet(rows, changedBy(tableValues(rows), identities));
    else if (rows !== lastRows) result = followed(result, lastRows, rows, identities);
    lastRows = rows;
    lastIdentities = identities;
    return result;
  };
}

function* changedBy(
  matches: Iterable<Match>,
  identities: Identities,
): Generator<readonly [string, Match], undefined> {
  for (const match of matches) {
    const as = matchAs(match, identities);
    if (as !== match) yield [match.id, as];
  }
  return undefined;
}

function followed(
  result: Table<Match>,
  before: Table<Match>,
  after: Table<Match>,
  identities: Identities,
): Table<Match> {
  const gone: string[] = [];
  const come: (readonly [string, Match])[] = [];
  for (const [id, , match] of tableDiff(before, after)) {
    if (match === undefined) gone.push(id);
    else come.push([id, matchAs(match, identities)]);
  }
  return tableSet(tableDelete(result, gone), come);
}

interface Composed {
  readonly from: readonly Player[];
  readonly shown: PlayerShown;
}

/**
 * Keeps the table of players without those that were merged into others, who have their names as well: the same table
 * where nobody was. A player keeps the reference until one of those it is made of changes.
 */
export function followPlayersAs(): (rows: Table<Player>, identities: Identities) => Table<PlayerShown> {
  let composed = new Map<string, Composed>();
  let last: readonly [rows: Table<Player>, identities: Identities] = [emptyTable(), noIdentities];
  let result: Table<PlayerShown> = emptyTable();
  const others = (rows: Table<Player>): Table<PlayerShown> | undefined => {
    const differences = [...tableDiff(last[0], rows)];
    if (differences.some(([id]) => last[1].has(id) || composed.has(id))) return undefined;
    const gone = differences.flatMap(([id, , after]) => (after === undefined ? [id] : []));
    const come = differences.flatMap(([id, , after]) => (after === undefined ? [] : [[id, after] as const]));
    return tableSet(tableDelete(result, gone), come);
  };
  const anew = (rows: Table<Player>, identities: Identities): Table<PlayerShown> => {
    const sources = new Map<string, Player[]>();
    for (const [id, { id: target }] of identities) {
      const source = tableGet(rows, id);
      const known = sources.get(target) ?? [];
      if (source !== undefined) sources.set(target, [...known, source]);
    }
    const next = new Map<string, Composed>();
    for (const [id, merged] of sources) {
      const player = tableGet(rows, id);
      if (player === undefined) continue;
      const from = [player, ...merged];
      const known = composed.get(id);
      next.set(id, known && sameItems(known.from, from) ? known : { from, shown: playerAs(player, merged) });
    }
    composed = next;
    return tableSet(
      tableDelete<PlayerShown>(rows, identities.keys()),
      [...composed].map(([id, { shown }]) => [id, shown] as const),
    );
  };
  return (rows, identities) => {
    const kept = identities.size > 0 && identities === last[1] ? others(rows) : undefined;
    result = identities.size === 0 ? rows : (kept ?? anew(rows, identities));
    last = [rows, identities];
    return result;
  };
}
