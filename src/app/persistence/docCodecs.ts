import { isJsonObject } from '@/lib/json';
import { getPath } from '@/lib/path';
import type { EntityName } from '@/backend/scope';
import type { Sharing } from './sharing';

type Kind = 'text' | 'number' | 'texts';

/** The field paths with a column, `!` behind those every such row has. */
type Fields = Readonly<Record<string, `${Kind}!` | Kind>>;

/** Reads one row's value of a field path. */
export type ReadCell = (row: number) => unknown;

export interface DocCodec {
  readonly fields: Fields;
  /** Builds documents of rows; one literal per kind, so that 100,000 of them share their hidden class. */
  readonly builder: (
    cell: (path: string) => ReadCell,
    sharing: Sharing,
  ) => (row: number) => Record<string, unknown>;
}

const side = (name: string) =>
  ({
    [`${name}.id`]: 'text!',
    [`${name}.name`]: 'text!',
    [`${name}.score`]: 'number',
    [`${name}.result`]: 'text',
  }) as const;

const optionalOf = (paths: readonly string[], cell: (path: string) => ReadCell) => {
  const readers = paths.map((path) => [path, cell(path)] as const);
  return (doc: Record<string, unknown>, row: number) => {
    for (const [path, read] of readers) {
      const value = read(row);
      if (value !== undefined) doc[path] = value;
    }
    return doc;
  };
};

const sideBuilder = (name: string, cell: (path: string) => ReadCell) => {
  const id = cell(`${name}.id`);
  const label = cell(`${name}.name`);
  const score = cell(`${name}.score`);
  const result = cell(`${name}.result`);
  return (row: number) => {
    const scored = score(row);
    const outcome = result(row);
    if (scored !== undefined && outcome !== undefined)
      return { id: id(row), name: label(row), score: scored, result: outcome };
    const built: Record<string, unknown> = { id: id(row), name: label(row) };
    if (scored !== undefined) built['score'] = scored;
    if (outcome !== undefined) built['result'] = outcome;
    return built;
  };
};

const matchExtras = ['arm', 'weight', 'youtube', 'weightNote', 'armNote', 'round', 'confidence', 'source'];
const eventExtras = ['youtube', 'location', 'organization', 'dateNote', 'source'];
const playerExtras = ['country', 'aliases', 'nameNote'];

/**
 * How documents become columns. A document with any other field or type, as a later version may bring, is kept whole
 * beside the columns, so nothing is lost; deltas and profiles are few and always kept so.
 */
export const docCodecs: Readonly<Partial<Record<EntityName, DocCodec>>> = {
  match: {
    fields: {
      id: 'text!',
      date: 'text!',
      ...side('player1'),
      ...side('player2'),
      gender: 'text!',
      order: 'number!',
      'event.id': 'text!',
      'event.date': 'text!',
      'event.sport.id': 'text!',
      updatedAt: 'number!',
      ...extra(matchExtras),
    },
    builder: (cell, sharing) => {
      const [id, date, gender, order] = [cell('id'), cell('date'), cell('gender'), cell('order')];
      const [one, two] = [sideBuilder('player1', cell), sideBuilder('player2', cell)];
      const [event, eventDate, sport] = [cell('event.id'), cell('event.date'), cell('event.sport.id')];
      const updatedAt = cell('updatedAt');
      const withExtras = optionalOf(matchExtras, cell);
      return (row) =>
        withExtras(
          {
            id: id(row),
            date: date(row),
            player1: one(row),
            player2: two(row),
            gender: gender(row),
            order: order(row),
            event: sharing.eventCopy(event(row), eventDate(row), sport(row)),
            updatedAt: updatedAt(row),
          },
          row,
        );
    },
  },
  event: {
    fields: {
      id: 'text!',
      name: 'text!',
      date: 'text!',
      'sport.id': 'text!',
      'author.id': 'text!',
      created: 'number!',
      valid: 'number!',
      updatedAt: 'number!',
      ...extra(eventExtras),
    },
    builder: (cell, sharing) => {
      const [id, name, date, sport] = [cell('id'), cell('name'), cell('date'), cell('sport.id')];
      const [author, created, valid] = [cell('author.id'), cell('created'), cell('valid')];
      const updatedAt = cell('updatedAt');
      const withExtras = optionalOf(eventExtras, cell);
      return (row) =>
        withExtras(
          {
            id: id(row),
            name: name(row),
            date: date(row),
            sport: sharing.named(sport(row)),
            author: sharing.named(author(row)),
            created: created(row),
            valid: valid(row),
            updatedAt: updatedAt(row),
          },
          row,
        );
    },
  },
  player: {
    fields: {
      id: 'text!',
      name: 'text!',
      'author.id': 'text!',
      created: 'number!',
      updatedAt: 'number!',
      ...extra(playerExtras),
    },
    builder: (cell, sharing) => {
      const [id, name, author] = [cell('id'), cell('name'), cell('author.id')];
      const [created, updatedAt] = [cell('created'), cell('updatedAt')];
      const withExtras = optionalOf(playerExtras, cell);
      return (row) =>
        withExtras(
          {
            id: id(row),
            name: name(row),
            author: sharing.named(author(row)),
            created: created(row),
            updatedAt: updatedAt(row),
          },
          row,
        );
    },
  },
};

function extra(names: readonly string[]): Fields {
  return Object.fromEntries(
    names.map((name) => [name, name === 'source' || name === 'aliases' ? 'texts' : 'text']),
  );
}

/** Whether columns hold all of the document: every field is known, of its type, and the required ones are there. */
export function fitsColumns(doc: unknown, { fields }: DocCodec): boolean {
  for (const [path, kind] of Object.entries(fields)) {
    const value = getPath(doc, path);
    if (value === undefined ? kind.endsWith('!') : !isOfKind(value, kind)) return false;
  }
  return leavesKnown(doc, '', fields);
}

function leavesKnown(at: unknown, prefix: string, fields: Fields): boolean {
  // An empty object has no leaf for a column to hold, and would be lost.
  if (!isJsonObject(at) || Object.keys(at).length === 0) return false;
  return Object.entries(at).every(([key, value]) => {
    const path = `${prefix}${key}`;
    if (key.includes('.') || value === undefined) return false;
    return Object.hasOwn(fields, path) || leavesKnown(value, `${path}.`, fields);
  });
}

/** Whether a value is of the kind of a field. */
export function isOfKind(value: unknown, kind: string): boolean {
  if (kind.startsWith('texts'))
    return Array.isArray(value) && value.every((each) => typeof each === 'string');
  if (kind.startsWith('text')) return typeof value === 'string';
  // A dictionary takes minus zero for zero, and `NaN` stands for absent.
  return typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0);
}
