import { isJsonObject } from '@/lib/json';
import type { EntityName } from '@/backend/scope';
import type { FieldType, KeptType, SchemaField } from '@/model/schema/fieldSpec';
import { recordSchema } from '@/model/schema/recordSchema';
import type { ReadCell } from './columns';
import type { Interner } from './interner';

type Kind = 'text' | 'number' | 'texts' | 'flag' | 'codes';

/** The type of a field, `!` behind those every row has that stands in columns. */
export type FieldKind = `${Kind}!` | Kind;
/** The field paths with a column, of codes with one for each of their names. */
type Fields = Readonly<Record<string, FieldKind>>;

/** The columns of a stored table, by field path. */
interface Cells {
  /** Tells whether any row has the field. */
  readonly holds: (path: string) => boolean;
  /** Reads values as they were stored: for those that no two rows have in common. */
  readonly own: (path: string) => ReadCell;
  /** Reads values, equal texts of many rows and tables as the same one. */
  readonly shared: (path: string) => ReadCell;
  /** Reads what is found for each value, given its hash where the column has it. */
  readonly found: <V>(
    path: string,
    find: (value: unknown, hash: number | undefined) => V,
  ) => (row: number) => V;
  /** Reads a field of codes by the names that any row has a code for. */
  readonly codes: (path: string) => readonly (readonly [name: string, read: ReadCell])[];
}

export interface DocCodec {
  readonly fields: Fields;
  /** The paths of texts that rows of many tables have in common. */
  readonly listed: readonly string[];
  /** The paths of ids by which rows are looked up when they are read. */
  readonly hashed: readonly string[];
  /** Builds documents of rows; one literal per kind, so that 100,000 of them share their hidden class. */
  readonly builder: (cells: Cells, sharing: Interner) => (row: number) => Record<string, unknown>;
}

/** Reads the codes that a row has, by name; `undefined` without any. */
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

/** Reads the optional fields of which a table has any: most of them are rare, and a start reads every row. */
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
  year: 'number',
  weight: 'number',
  time: 'number',
  valid: 'number',
  list: 'texts',
  flag: 'flag',
  codes: 'codes',
} as const satisfies Partial<Record<FieldType | KeptType, Kind>>;

/** The columns of a collection: one for each field of the schema, of a player its id and name. */
export const columnsOf = (fields: readonly SchemaField[]): Fields =>
  Object.fromEntries(
    fields.flatMap(({ path, type, required }): readonly (readonly [string, FieldKind])[] => {
      if (type === 'player')
        return [
          [`${path}.id`, 'text!'],
          [`${path}.name`, 'text!'],
        ];
      // Few have any: those rows are kept whole.
      if (type === 'names') return [];
      const kind: Kind = Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : 'text';
      return [[path, required ? `${kind}!` : kind]];
    }),
  );

/** The optional fields that stand in the record itself. */
const extrasOf = (fields: readonly SchemaField[]): readonly SchemaField[] =>
  fields.filter(({ path, required }) => !required && !path.includes('.'));

/**
 * How documents become columns. A document with any other field or type, as a later version may bring, is kept whole
 * beside the columns, so nothing is lost; deltas and profiles are few and always kept so.
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
            // Nearly every match is fought on the day of its event.
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
        // Its matches, which come later, share it.
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

/** Tells whether columns hold all of the document: every field is known, of its type, and the required ones are there. */
export function fitsColumns(doc: unknown, { fields }: DocCodec): boolean {
  const counted = fieldsIn(doc, '', fields);
  return counted !== undefined && counted === requiredOf(fields);
}

/** How many required fields are in the object, all it has being fields of their type; `undefined` otherwise. */
function fieldsIn(at: unknown, prefix: string, fields: Fields): number | undefined {
  if (!isJsonObject(at)) return undefined;
  let required = 0;
  let leaves = 0;
  for (const key of Object.keys(at)) {
    leaves += 1;
    const value = at[key];
    if (key.includes('.') || value === undefined) return undefined;
    const path = prefix === '' ? key : `${prefix}${key}`;
    const kind = Object.hasOwn(fields, path) ? fields[path] : undefined;
    if (kind === undefined) {
      const inner = fieldsIn(value, `${path}.`, fields);
      if (inner === undefined) return undefined;
      required += inner;
    } else {
      if (!checkOf(kind)(value)) return undefined;
      if (kind.endsWith('!')) required += 1;
    }
  }
  // An empty object has no leaf for a column to hold, and would be lost.
  return leaves === 0 ? undefined : required;
}

const required = new WeakMap<Fields, number>();

function requiredOf(fields: Fields): number {
  const known = required.get(fields);
  if (known !== undefined) return known;
  const count = Object.values(fields).filter((kind) => kind.endsWith('!')).length;
  required.set(fields, count);
  return count;
}

/** Tells whether a value is of the kind of a field. */
export const checkOf = (kind: FieldKind): ((value: unknown) => boolean) =>
  // The exclamation mark is all that tells the two apart.
  checks[(kind.endsWith('!') ? kind.slice(0, -1) : kind) as Kind];

/** Tells whether codes may have a column of this name; no property with a meaning of its own is among these. */
export const isCodeName = (name: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(name);

/** The check for a value of each kind. */
const checks = {
  text: (value: unknown) => typeof value === 'string',
  flag: (value: unknown) => typeof value === 'boolean',
  texts: (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  codes: (value: unknown) =>
    isJsonObject(value) &&
    // Nothing would be left of an empty one.
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([name, code]) => isCodeName(name) && typeof code === 'string'),
  // A dictionary takes minus zero for zero, and `NaN` stands for absent.
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0),
} as const satisfies Record<Kind, (value: unknown) => boolean>;
