import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import { fieldOfHeading } from '@/model/importing/columns';

export const isTable = (data: Json | undefined): data is readonly (readonly Json[])[] =>
  Array.isArray(data) && data.length > 0 && data.every((row) => Array.isArray(row));

export const objectsIn = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isJsonObject) : [];

const known = (columns: readonly string[]): number =>
  new Set(columns.flatMap((column) => fieldOfHeading(column, undefined) ?? [])).size;

/**
 * The rows of an object that has no list of objects: `{"columns": […], "data": [[…], …]}`, `{"values": [[…], …]}`, or a list
 * for each column.
 */
export function rowsIn(data: JsonObject): readonly (readonly Json[])[] | undefined {
  const [table, ...more] = Object.values(data).filter(isTable);
  if (table !== undefined && more.length === 0) {
    const head = Object.values(data).find(
      (value): value is readonly string[] =>
        Array.isArray(value) && value.every((each) => typeof each === 'string') && known(value) > 1,
    );
    return head === undefined ? table : [head, ...table];
  }
  const columns = Object.entries(data).flatMap(([name, value]) =>
    Array.isArray(value) && !value.some((each) => typeof each === 'object' && each !== null)
      ? [[name, value as readonly Json[]] as const]
      : [],
  );
  const length = columns[0]?.[1].length ?? 0;
  if (known(columns.map(([name]) => name)) < 2 || columns.some(([, cells]) => cells.length !== length))
    return undefined;
  const rows = Array.from({ length }, (_, at) => columns.map(([, cells]) => cells[at] ?? null));
  return [columns.map(([name]) => name), ...rows];
}

/** `{"Men 85 kg": […], "Women 65 kg": […]}`: one list, whose rows say their class. */
export const bySection = (
  lists: readonly (readonly [string, readonly JsonObject[]])[],
): readonly JsonObject[] => lists.flatMap(([section, list]) => list.map((each) => ({ section, ...each })));

/** `[{"name": "Men 85 kg", "matches": […]}, …]`: the inner lists, whose rows say what their outer object says. */
export function withoutNesting(
  list: readonly JsonObject[],
  columnsKnown: (list: readonly JsonObject[]) => number,
): readonly JsonObject[] {
  if (columnsKnown(list) > 1) return list;
  // `[{"match": {…}}, …]`
  const wrapped = list
    .map((outer) => Object.values(outer))
    .map(([only, ...more]) => (more.length > 0 ? null : only));
  const bare = wrapped.filter((each) => each !== undefined).filter(isJsonObject);
  if (bare.length === list.length && columnsKnown(bare) > 1) return bare;
  const rows = list.map((outer) => {
    const inner = Object.values(outer)
      .map(objectsIn)
      .filter((each) => columnsKnown(each) > 1);
    const around = Object.entries(outer).flatMap(([key, value]) =>
      Array.isArray(value) ? [] : [[key === 'name' || key === 'title' ? 'section' : key, value] as const],
    );
    return inner.length === 1
      ? inner[0]?.map((each) => ({ ...Object.fromEntries(around), ...each }))
      : undefined;
  });
  return rows.includes(undefined) ? list : rows.flatMap((each) => each ?? []);
}

type Row = ReadonlyMap<string, string>;

const mark = /\.(?:winner|isWinner|won)$/;

/** `{"player1": {"winner": true}, …}`: the side that has won. */
export function withWinner(row: Row): Row {
  const marks = [...row].filter(([path, said]) => mark.test(path) && /^(?:true|false)$/.test(said));
  const won = marks.filter(([, said]) => said === 'true').map(([path]) => path);
  const [side] = won.map((path) => fieldOfHeading(path.replace(mark, ''), undefined));
  if (won.length !== 1 || row.has('winner') || (side !== 'player1' && side !== 'player2')) return row;
  const others = [...row].filter((entry) => !marks.some(([path]) => path === entry[0]));
  return new Map([...others, ['winner', side]]);
}

/** Columns of one meaning become one where no row has both: `score` in some rows, `result` in others. */
export function withJoinedColumns(rows: readonly Row[]): readonly Row[] {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const names = new Map<string, string>();
  for (const column of columns) {
    const meaning = fieldOfHeading(column, undefined);
    const same = columns.find((each) => meaning !== undefined && fieldOfHeading(each, undefined) === meaning);
    const isApart = same !== undefined && !rows.some((row) => row.has(same) && row.has(column));
    if (isApart) names.set(column, same);
  }
  return names.size === 0
    ? rows
    : rows.map((row) => new Map([...row].map(([column, said]) => [names.get(column) ?? column, said])));
}
