import { emptyTable, tableDelete, tableDiff, tableSet, tableValues, type Table } from '@/lib/table';
import { isNobody, matchAs, nobody, type AllIdentities } from '@/model/identities';
import type { Match } from '@/model/records';

/**
 * Keeps the table of matches as identities have them, without those that double another one: the same table where nothing
 * was merged. A new table costs its difference from the last one, other identities go through it once.
 */
export function followMatchesAs(): (rows: Table<Match>, identities: AllIdentities) => Table<Match> {
  let lastRows: Table<Match> = emptyTable();
  let last = nobody;
  let result: Table<Match> = emptyTable();
  return (rows, identities) => {
    if (isNobody(identities)) result = rows;
    else if (identities !== last)
      result = tableDelete(
        tableSet(rows, changedBy(tableValues(rows), identities)),
        identities.doubles.keys(),
      );
    else if (rows !== lastRows) result = followed(result, lastRows, rows, identities);
    lastRows = rows;
    last = identities;
    return result;
  };
}

function* changedBy(
  matches: Iterable<Match>,
  { players, events, doubles }: AllIdentities,
): Generator<readonly [string, Match], undefined> {
  for (const match of matches) {
    const as = matchAs(match, players, events);
    if (as !== match && !doubles.has(match.id)) yield [match.id, as];
  }
  return undefined;
}

function followed(
  result: Table<Match>,
  before: Table<Match>,
  after: Table<Match>,
  { players, events, doubles }: AllIdentities,
): Table<Match> {
  const gone: string[] = [];
  const come: (readonly [string, Match])[] = [];
  for (const [id, , match] of tableDiff(before, after)) {
    if (match === undefined || doubles.has(id)) gone.push(id);
    else come.push([id, matchAs(match, players, events)]);
  }
  return tableSet(tableDelete(result, gone), come);
}
