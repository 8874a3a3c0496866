import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import { getPath } from '@/lib/path';
import { isDateString, knownDate } from '@/model/dates';
import { fieldOfHeading } from '@/model/importing/columns';
import {
  bySection,
  isTable,
  objectsIn,
  rowsIn,
  withJoinedColumns,
  withoutNesting,
  withWinner,
} from './jsonShapes';

const ofEvent = {
  'event.name': 'name',
  'event.date': 'date',
  'event.endDate': 'endDate',
  'event.location': 'location',
  'event.country': 'country',
  'event.organization': 'organization',
} as const;

/**
 * The lines of a JSON table: our own dump (matches only, or `{event, match, player}`), a list of objects, alone or
 * in an object, one object per line, or a list of rows. `undefined` for anything else.
 */
export function readJson(text: string): readonly (readonly string[])[] | undefined {
  const data = parse(text) ?? parse(`[${linesOf(text).join(',')}]`) ?? parse(text.replace(lastComma, '$1'));
  const found = isJsonObject(data) ? listIn(data) : { list: objectsIn(data), around: {} };
  const table = isTable(data) ? data : found === undefined && isJsonObject(data) ? rowsIn(data) : undefined;
  if (table !== undefined) return table.map((cells) => cells.map((cell) => plain(cell)));
  const list = withoutNesting(found?.list ?? [], columnsKnown);
  const matches = list.filter((each) => each['deleted'] !== true);
  if (found === undefined || matches.length === 0) return undefined;
  const events = byId(isJsonObject(data) ? (data['event'] ?? data['events']) : undefined);
  const players = byId(isJsonObject(data) ? (data['player'] ?? data['players']) : undefined);
  const rows = matches.map((match) => {
    const event = events.get(textAt(match, 'event.id'));
    const joined = Object.entries(ofEvent).map(
      ([column, path]) => [column, event === undefined ? '' : textAt(event, path)] as const,
    );
    const countries = (['player1', 'player2'] as const).map(
      (side) =>
        [`${side}.country`, textAt(players.get(textAt(match, `${side}.id`)) ?? {}, 'country')] as const,
    );
    const own = withWinner(new Map(flat(match, '')));
    return new Map([...own, ...[...joined, ...countries].filter(([, said]) => said !== '')]);
  });
  addShared(rows, factsAround(found.around));
  return linesIn(withJoinedColumns(rows));
}

function linesIn(rows: readonly ReadonlyMap<string, string>[]): readonly (readonly string[])[] {
  const head = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return [head, ...rows.map((row) => head.map((column) => row.get(column) ?? ''))];
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Before the end of a list, where JSON allows none. */
const lastComma = /,\s{0,99}([\]}])/g;

const plain = (cell: Json): string =>
  cell === null ? '' : typeof cell === 'string' ? cell : JSON.stringify(cell);

interface ListFound {
  readonly list: readonly JsonObject[];
  readonly around: JsonObject;
}

/**
 * The list of matches in an object or in a nested one: `{"results": […]}`, `{"data": {"items": […]}}`. Of
 * several lists, the one with the most known columns.
 */
function listIn(data: JsonObject, depth = 0): ListFound | undefined {
  const own = data['match'] ?? data['matches'];
  const lists = (own === undefined ? Object.entries(data) : [['', own] as const])
    .map(([key, value]) => [key, objectsIn(value)] as const)
    .filter(([, list]) => list.length > 0);
  const [best, next] = lists
    .map(([, list]) => ({ list, known: columnsKnown(list) }))
    .toSorted((a, b) => b.known - a.known);
  if (best && (next === undefined || best.known > next.known)) return { list: best.list, around: data };
  if (best && best.known > 1 && lists.every(([, list]) => columnsKnown(list) === best.known))
    return { list: bySection(lists), around: data };
  if (best || depth > 4) return undefined;
  const objects = Object.values(data).filter(isJsonObject);
  const inner = objects.flatMap((value) => listIn(value, depth + 1) ?? []);
  if (inner.length > 0) return inner.length === 1 ? inner[0] : undefined;
  // Databases export a list as an object with its ids.
  const isList = objects.length === Object.keys(data).length && columnsKnown(objects) > 1;
  return isList ? { list: objects, around: {} } : undefined;
}

const columnsKnown = ([first]: readonly JsonObject[]): number =>
  first === undefined
    ? 0
    : new Set(flat(first, '').flatMap(([column]) => fieldOfHeading(column, undefined) ?? [])).size;

type Facts = readonly (readonly [column: string, said: string])[];

function addShared(rows: readonly Map<string, string>[], shared: Facts): void {
  const own = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  for (const [column, said] of shared) {
    const meaning = fieldOfHeading(column, undefined);
    const at = own.find((each) => fieldOfHeading(each, undefined) === meaning) ?? column;
    for (const row of rows) if (!row.has(at)) row.set(at, said);
  }
}

function factsAround(around: JsonObject): Facts {
  const single = Object.entries(around).filter(([, value]) => !Array.isArray(value));
  const columns = new Map<string, string>(Object.entries(ofEvent).map(([column, path]) => [path, column]));
  return flat(Object.fromEntries(single), '').flatMap(([key, said]) => {
    const column = columns.get(key) ?? (fieldOfHeading(key, undefined) === undefined ? undefined : key);
    return column === undefined ? [] : [[column, said] as const];
  });
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function byId(records: Json | undefined): ReadonlyMap<string, JsonObject> {
  return new Map(objectsIn(records).map((record) => [textAt(record, 'id'), record]));
}

const textAt = (record: JsonObject, path: string): string => {
  const value = getPath(withKnownDate(record), path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Our own records have the first day of a month or year when no day is known. */
function withKnownDate({ datePrecision, ...record }: JsonObject): JsonObject {
  const { date } = record;
  const isPart = datePrecision === 'month' || datePrecision === 'year';
  return isPart && isDateString(date) ? { ...record, date: knownDate({ date, datePrecision }) } : record;
}

function flat(record: JsonObject, before: string): Facts {
  return Object.entries(withKnownDate(record)).flatMap(
    ([key, value]): readonly (readonly [string, string])[] => {
      const path = before + key;
      if (path === 'updatedAt' || path === 'created') return [];
      if (isJsonObject(value)) return flat(value, `${path}.`);
      if (Array.isArray(value)) {
        const items = value as readonly Json[];
        const one = path.replace(/s$/, '');
        // Both sides, as in `players` and `scores`.
        return items.length === 2 && fieldOfHeading(`${one} 1`, undefined) !== undefined
          ? flat({ 1: items[0] ?? null, 2: items[1] ?? null }, `${one}.`)
          : [[path, items.map(plain).join(' | ')]];
      }
      return value === null ? [] : [[path, plain(value)]];
    },
  );
}
