import { isJsonObject } from '@/lib/json';
import type { EntityName } from '@/backend/scope';
import type { FieldType, KeptType, SchemaField } from '@/model/schema/fieldSpec';
import { recordSchema } from '@/model/schema/recordSchema';
import type { ReadCell } from './columns';
import type { Found, Interner } from './interner';

type Kind = 'text' | 'number' | 'texts' | 'flag' | 'codes';

/** `!` marks fields that every row in columns has. */
export type FieldKind = `${Kind}!` | Kind;
type Fields = Readonly<Record<string, FieldKind>>;

interface Cells {
  readonly holds: (path: string) => boolean;
  readonly own: (path: string) => ReadCell;
  /** Equal texts of all rows and tables are the same string in memory. */
  readonly shared: (path: string) => ReadCell;
  readonly found: <V>(path: string, objects: Found<V>) => (row: number) => V;
  readonly codes: (path: string) => readonly (readonly [name: string, read: ReadCell])[];
}

export interface DocCodec {
  readonly fields: Fields;
  readonly listed: readonly string[];
  readonly hashed: readonly string[];
  /** Builds the document of a row. One object literal per kind, so 100,000 documents share a hidden class. */
  readonly builder: (cells: Cells, sharing: Interner) => (row: number) => Record<string, unknown>;
}

const codesReader =
  (codes: ReturnType<Cells['codes']>): ReadCell =>
  (row) => {
    let found: Record<string, unknown> | undefined;
    for (const [name, read] of codes) {
      const code = read(row);
      if (code !== undefined) (found ??= {})[name] = code;
    }
    return found;
  };

/** Only for optional fields that occur in the table. Most are rare, and a start reads every row. */
const optionalOf = (fields: readonly SchemaField[], { shared, holds, codes }: Cells) => {
  const readers = fields.flatMap(({ path, type }): readonly (readonly [string, ReadCell])[] => {
    if (type !== 'codes') return holds(path) ? [[path, shared(path)]] : [];
    const named = codes(path);
    return named.length > 0 ? [[path, codesReader(named)]] : [];
  });
  return (doc: Record<string, unknown>, row: number) => {
    for (const [path, read] of readers) {
      const value = read(row);
      if (value !== undefined) doc[path] = value;
    }
    return doc;
  };
};

const sideBuilder = (name: string, { own, shared, found, holds }: Cells, sharing: Interner) => {
  const who = found(`${name}.id`, sharing.label);
  const called = own(`${name}.name`);
  const score = own(`${name}.score`);
  const weight = holds(`${name}.weight`) ? own(`${name}.weight`) : undefined;
  const result = shared(`${name}.result`);
  return (row: number) => {
    const player = who(row);
    const { id } = player;
    const label = sharing.nameOf(player, called(row));
    const scored = score(row);
    const outcome = result(row);
    const weighed = weight?.(row);
    if (scored !== undefined && outcome !== undefined && weighed === undefined)
      return { id, name: label, score: scored, result: outcome };
    const built: Record<string, unknown> = { id, name: label };
    if (scored !== undefined) built['score'] = scored;
    if (weighed !== undefined) built['weight'] = weighed;
    if (outcome !== undefined) built['result'] = outcome;
    return built;
  };
};

const kinds = {
  number: 'number',
  points: 'number',
  year: 'number',
  weight: 'number',
  time: 'number',
  valid: 'number',
  list: 'texts',
  flag: 'flag',
  codes: 'codes',
} as const satisfies Partial<Record<FieldType | KeptType, Kind>>;

export const columnsOf = (fields: readonly SchemaField[]): Fields =>
  Object.fromEntries(
    fields.flatMap(({ path, type, required }): readonly (readonly [string, FieldKind])[] => {
      if (type === 'player')
        return [
          [`${path}.id`, 'text!'],
          [`${path}.name`, 'text!'],
        ];
      if (type === 'names') return [];
      const kind: Kind = Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : 'text';
      return [[path, required ? `${kind}!` : kind]];
    }),
  );

const extrasOf = (fields: readonly SchemaField[]): readonly SchemaField[] =>
  fields.filter(({ path, required }) => !required && !path.includes('.'));

/**
 * How documents become columns. A document with an unknown field or type, such as one of a later version, is
 * kept whole, so nothing is lost. Entities without a codec, such as deltas and profiles, are few and always
 * kept whole.
 */
export const docCodecs: Readonly<Partial<Record<EntityName, DocCodec>>> = {
  match: {
    fields: columnsOf(recordSchema.match),
    listed: ['date', 'player1.id', 'player1.name', 'player2.id', 'player2.name', 'event.id', 'event.date'],
    hashed: ['player1.id', 'player2.id', 'event.id'],
    builder: (cells, sharing) => {
      const { own, shared, found } = cells;
      const [id, date, gender, order] = [own('id'), own('date'), shared('gender'), own('order')];
      const [one, two] = [sideBuilder('player1', cells, sharing), sideBuilder('player2', cells, sharing)];
      const [event, eventDate] = [found('event.id', sharing.event), own('event.date')];
      const [sport, updatedAt] = [found('event.sport.id', sharing.named), own('updatedAt')];
      const withExtras = optionalOf(extrasOf(recordSchema.match), cells);
      return (row) => {
        const cached = sharing.eventOfMatch(event(row), eventDate(row), sport(row));
        const day = date(row);
        return withExtras(
          {
            id: id(row),
            // Nearly every match takes place on its event's day.
            date: day === cached.date ? cached.date : sharing.text(day),
            player1: one(row),
            player2: two(row),
            gender: gender(row),
            order: order(row),
            event: cached,
            updatedAt: updatedAt(row),
          },
          row,
        );
      };
    },
  },
  event: {
    fields: columnsOf(recordSchema.event),
    listed: ['id', 'date'],
    hashed: ['id'],
    builder: (cells, sharing) => {
      const { own, found } = cells;
      const [event, name, date] = [found('id', sharing.event), own('name'), own('date')];
      const [sport, author] = [found('sport.id', sharing.named), found('author.id', sharing.named)];
      const [created, valid, updatedAt] = [own('created'), own('valid'), own('updatedAt')];
      const withExtras = optionalOf(extrasOf(recordSchema.event), cells);
      return (row) => {
        const cached = sharing.eventOfMatch(event(row), date(row), sport(row));
        return withExtras(
          {
            id: cached.id,
            name: name(row),
            date: cached.date,
            sport: cached.sport,
            author: author(row),
            created: created(row),
            valid: valid(row),
            updatedAt: updatedAt(row),
          },
          row,
        );
      };
    },
  },
  player: {
    fields: columnsOf(recordSchema.player),
    listed: ['id', 'name'],
    hashed: ['id'],
    builder: (cells, sharing) => {
      const { own, found } = cells;
      const [who, name] = [found('id', sharing.label), own('name')];
      const [author, created, updatedAt] = [
        found('author.id', sharing.named),
        own('created'),
        own('updatedAt'),
      ];
      const withExtras = optionalOf(extrasOf(recordSchema.player), cells);
      return (row) => {
        const player = who(row);
        return withExtras(
          {
            id: player.id,
            name: sharing.nameOf(player, name(row)),
            author: author(row),
            created: created(row),
            updatedAt: updatedAt(row),
          },
          row,
        );
      };
    },
  },
};

export function fitsColumns(doc: unknown, { fields }: DocCodec): boolean {
  let known = trees.get(fields);
  if (known === undefined) trees.set(fields, (known = treeOf(fields)));
  const { tree, required } = known;
  return fieldsIn(doc, tree) === required;
}

interface Leaf {
  readonly fits: (value: unknown) => boolean;
  readonly required: number;
}

/** The fields by the keys on the way to them, so that a start makes no path for each value it checks. */
type Tree = Map<string, Leaf | Tree>;

const trees = new WeakMap<Fields, { readonly tree: Tree; readonly required: number }>();

function treeOf(fields: Fields): { readonly tree: Tree; readonly required: number } {
  const tree: Tree = new Map();
  let required = 0;
  for (const [path, kind] of Object.entries(fields)) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let at = tree;
    for (const key of keys) {
      const known = at.get(key);
      const inner: Tree = known instanceof Map ? known : new Map();
      at.set(key, inner);
      at = inner;
    }
    const leaf = { fits: checkOf(kind), required: kind.endsWith('!') ? 1 : 0 };
    at.set(last, leaf);
    required += leaf.required;
  }
  return { tree, required };
}

/** The number of required fields; `undefined` if a field is unknown or of a wrong type. */
function fieldsIn(at: unknown, tree: Tree): number | undefined {
  if (!isJsonObject(at)) return undefined;
  let required = 0;
  let isEmpty = true;
  // The first screen waits for this check, and lists of keys would fill the young heap meanwhile.
  for (const key in at) {
    isEmpty = false;
    const value = at[key];
    const known = tree.get(key);
    if (known === undefined || value === undefined) return undefined;
    if (known instanceof Map) {
      const inner = fieldsIn(value, known);
      if (inner === undefined) return undefined;
      required += inner;
    } else {
      if (!known.fits(value)) return undefined;
      required += known.required;
    }
  }
  // Columns cannot represent an empty object.
  return isEmpty ? undefined : required;
}

export const checkOf = (kind: FieldKind): ((value: unknown) => boolean) =>
  checks[(kind.endsWith('!') ? kind.slice(0, -1) : kind) as Kind];

/**
 * Whether a code of this name may have a column. Excludes names with a special meaning, such as `__proto__`.
 */
export const isCodeName = (name: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(name);

const checks = {
  text: (value: unknown) => typeof value === 'string',
  flag: (value: unknown) => typeof value === 'boolean',
  texts: (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  codes: (value: unknown) =>
    isJsonObject(value) &&
    // Columns cannot represent empty codes.
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([name, code]) => isCodeName(name) && typeof code === 'string'),
  // A dictionary would merge minus zero with zero, and `NaN` marks absent values.
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0),
} as const satisfies Record<Kind, (value: unknown) => boolean>;
