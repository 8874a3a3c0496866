import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import { getPath } from '@/lib/path';
import { isDateString, knownDate } from '@/model/dates';

/** Event fields by column. A match names its event only by id. */
const ofEvent = {
  'event.name': 'name',
  'event.date': 'date',
  'event.endDate': 'endDate',
  'event.location': 'location',
  'event.country': 'country',
  'event.organization': 'organization',
} as const;

/**
 * The lines of a JSON table: our own dump (matches only, or `{event, match, player}`), or a list of flat
 * objects. `undefined` for anything else.
 */
export function readJson(text: string): readonly (readonly string[])[] | undefined {
  const data = parse(text);
  const records = isJsonObject(data) ? (data['match'] ?? data['matches'] ?? onlyList(data)) : data;
  if (!Array.isArray(records)) return undefined;
  // `Array.isArray` narrows to unknown items only; JSON contains nothing else.
  const matches = (records as readonly Json[])
    .filter(isJsonObject)
    .filter((each) => each['deleted'] !== true);
  if (matches.length === 0) return undefined;
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
    return new Map([...flat(match, ''), ...[...joined, ...countries].filter(([, said]) => said !== '')]);
  });
  const head = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return [head, ...rows.map((row) => head.map((column) => row.get(column) ?? ''))];
}

/**
 * The only list of objects in an object or in a nested one: `{"results": […]}`, `{"data": {"items": […]}}`.
 */
function onlyList(data: JsonObject, depth = 0): Json | undefined {
  const values = Object.values(data);
  const lists = values.filter(
    (value) => Array.isArray(value) && (value as readonly Json[]).some(isJsonObject),
  );
  if (lists.length === 1) return lists[0];
  const inner = depth > 1 ? [] : values.filter(isJsonObject).map((value) => onlyList(value, depth + 1));
  const found = inner.filter((list) => list !== undefined);
  return lists.length === 0 && found.length === 1 ? found[0] : undefined;
}

function parse(text: string): Json | undefined {
  try {
    // `JSON.parse` returns nothing but `Json`.
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function byId(records: Json | undefined): ReadonlyMap<string, JsonObject> {
  const list = Array.isArray(records) ? (records as readonly Json[]).filter(isJsonObject) : [];
  return new Map(list.map((record) => [textAt(record, 'id'), record]));
}

const textAt = (record: JsonObject, path: string): string => {
  const value = getPath(withKnownDate(record), path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Our own records have the first day of a month or year of which no more is known. */
function withKnownDate({ datePrecision, ...record }: JsonObject): JsonObject {
  const { date } = record;
  const isPart = datePrecision === 'month' || datePrecision === 'year';
  return isPart && isDateString(date) ? { ...record, date: knownDate({ date, datePrecision }) } : record;
}

function flat(record: JsonObject, before: string): readonly (readonly [string, string])[] {
  return Object.entries(withKnownDate(record)).flatMap(
    ([key, value]): readonly (readonly [string, string])[] => {
      const path = before + key;
      if (path === 'updatedAt' || path === 'created') return [];
      if (isJsonObject(value)) return flat(value, `${path}.`);
      if (Array.isArray(value))
        return [
          [path, value.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join(' | ')],
        ];
      if (value === null) return [];
      return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
    },
  );
}
