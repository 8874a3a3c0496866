import { bodyWeight, defaults, limits } from './limits';
import type { FieldSpec, SchemaField } from './fieldSpec';

const name = { type: 'string', max: limits.name, fallback: defaults.name } as const;
const line = { type: 'line', max: limits.name } as const;
const note = { path: 'note', type: 'text', max: limits.note } as const;
const source = { path: 'source', type: 'list', max: limits.source, most: limits.sources } as const;
const authored = [
  {
    path: 'author.id',
    type: 'id',
    of: 'user',
    required: true,
    kept: true,
    fallback: defaults.author,
  },
  { path: 'created', type: 'time', required: true, kept: true },
] as const;
const updatedAt = { path: 'updatedAt', type: 'time', required: true, kept: true } as const;
/** The date is the first day of a month or year when no day is known: `dates.ts`. */
const datePrecision = {
  path: 'datePrecision',
  type: 'enum',
  choices: ['month', 'year'],
  beside: true,
} as const;
const sameAs = { path: 'sameAs', type: 'record', ownScreen: true, apart: true } as const;
const id = { path: 'id', type: 'id', required: true, kept: true } as const;
/** Replaces a random id in addresses. Only the server grants it: `slugFor.ts`. */
const slug = { path: 'slug', ...line, kept: true } as const;

/**
 * All fields of all records, in the order in which people read them (specification, section 3, and more).
 * Types (`records.ts`), parsers, the checks of the rules (`npm run rules`), forms, comparison and history,
 * tables, columns of stored rows, and the JSON Schema of published files are derived from it. A new field
 * needs an entry here and its text in each language.
 */
export const recordSchema = {
  event: [
    { ...id, of: 'event' },
    { path: 'name', ...name, required: true, asked: true },
    { path: 'date', type: 'date', required: true, asked: true, fallback: defaults.eventDate },
    datePrecision,
    { path: 'endDate', type: 'date' },
    { path: 'startsAt', type: 'start' },
    { path: 'location', ...line, asked: true, searched: true },
    { path: 'country', type: 'country', asked: true, searched: true },
    { path: 'organization', ...line, asked: true, searched: true },
    { path: 'series', ...line, searched: true },
    {
      path: 'level',
      type: 'enum',
      choices: ['championship', 'supermatch', 'league', 'open', 'exhibition'],
    },
    { path: 'status', type: 'enum', choices: ['announced', 'held', 'cancelled'] },
    // Whether the main event has the lowest or the highest `order` on the card: `mainMatches.ts`.
    { path: 'cardOrder', type: 'enum', choices: ['mainFirst', 'mainLast'] },
    // Who enters which bracket, in the order of the draw: `brackets/draws.ts`.
    {
      path: 'draws',
      type: 'list',
      max: limits.source,
      most: limits.draws,
      ownScreen: true,
      apart: true,
    },
    { path: 'youtube', type: 'youtube', asked: true },
    { path: 'link', type: 'link' },
    { path: 'poster', type: 'link' },
    { ...sameAs, of: 'event' },
    { ...source, asked: true },
    note,
    slug,
    { path: 'dateNote', ...line, kept: true },
    { path: 'sport.id', type: 'id', of: 'sport', required: true, kept: true },
    ...authored,
    { path: 'valid', type: 'valid', required: true, kept: true, fallback: defaults.valid },
    updatedAt,
  ],
  match: [
    { ...id, of: 'match' },
    { path: 'date', type: 'date', required: true, asked: true },
    datePrecision,
    { path: 'player1', type: 'player', required: true, asked: true },
    { path: 'player1.score', type: 'points', max: limits.score, asked: true },
    { path: 'player1.weight', type: 'weight', ...bodyWeight, unit: 'kg' },
    { path: 'player1.result', type: 'result', kept: true },
    { path: 'player2', type: 'player', required: true, asked: true },
    { path: 'player2.score', type: 'points', max: limits.score, asked: true },
    { path: 'player2.weight', type: 'weight', ...bodyWeight, unit: 'kg' },
    { path: 'player2.result', type: 'result', kept: true },
    {
      path: 'outcome',
      type: 'enum',
      choices: ['score', 'winner', 'walkover', 'injury', 'disqualification', 'noContest', 'draw'],
      asked: true,
    },
    { path: 'winner', type: 'enum', choices: ['player1', 'player2'], asked: true },
    { path: 'gender', type: 'enum', choices: ['M', 'W', '-'], required: true, asked: true },
    { path: 'arm', type: 'enum', asked: true },
    { path: 'weight', type: 'enum', asked: true },
    { path: 'choices', type: 'codes' },
    { path: 'order', type: 'number', max: limits.order, required: true, asked: true },
    { path: 'round', ...line },
    { path: 'title', ...line },
    { path: 'main', type: 'flag' },
    { path: 'youtube', type: 'youtube', asked: true },
    { ...sameAs, of: 'match' },
    source,
    note,
    { path: 'event.id', type: 'id', of: 'event', required: true, kept: true },
    {
      path: 'event.date',
      type: 'date',
      required: true,
      kept: true,
      fallback: defaults.eventDate,
    },
    { path: 'event.sport.id', type: 'id', of: 'sport', required: true, kept: true },
    { path: 'armNote', ...line, kept: true },
    { path: 'weightNote', ...line, kept: true },
    { path: 'confidence', ...line, kept: true },
    { path: 'conflict', type: 'text', kept: true },
    // As scorers entered them: `scoring/rounds.ts`.
    { path: 'rounds', type: 'text', kept: true },
    updatedAt,
  ],
  player: [
    { ...id, of: 'player' },
    { path: 'name', ...name, required: true, asked: true },
    // Earlier names of the person, which matches of that time keep: `formerNames.ts`.
    {
      path: 'formerNames',
      type: 'names',
      max: limits.name,
      most: limits.formerNames,
      ownScreen: true,
    },
    { path: 'aliases', type: 'list', max: limits.name, most: limits.aliases, asked: true },
    // How sources have written the name: searches and pastes find the player by them, and no page shows them.
    { path: 'spellings', type: 'list', max: limits.name, most: limits.spellings },
    { path: 'country', type: 'country', asked: true, searched: true },
    { path: 'city', ...line, searched: true },
    { path: 'team', ...line, searched: true },
    { path: 'gender', type: 'enum', choices: ['M', 'W'], asked: true },
    { path: 'hand', type: 'enum', choices: ['L', 'R', 'both'] },
    { path: 'birthYear', type: 'year', min: 1900, max: 2199, sourced: true },
    { path: 'height', type: 'number', min: 50, max: 300, unit: 'cm', sourced: true },
    { path: 'bodyWeight', type: 'weight', ...bodyWeight, unit: 'kg', sourced: true },
    { path: 'site', type: 'link' },
    { path: 'instagram', type: 'account', site: 'instagram' },
    { path: 'channel', type: 'account', site: 'youtube' },
    { path: 'wikidata', type: 'account', site: 'wikidata' },
    // A file on Wikimedia Commons, which names its author and licence.
    { path: 'picture', type: 'account', site: 'commons' },
    { ...sameAs, of: 'player' },
    // Other players that could be confused with this one (Wikidata's P1889).
    {
      path: 'differentFrom',
      type: 'list',
      max: limits.name,
      most: limits.different,
      ownScreen: true,
      apart: true,
    },
    // Left out of lists, searches and rankings; matches still name the player: `hiding.ts`.
    { path: 'hidden', type: 'flag', ownScreen: true, apart: true },
    { ...source, asked: true },
    note,
    // The person asked not to be named. Only the server sets it, together with `hidden`: `withholding.ts`.
    { path: 'withheld', type: 'flag', kept: true },
    { path: 'replaces', ...line, kept: true },
    // Hidden because the player may be a minor. Only the server sets it, on sites that hide minors:
    // `minors.ts`.
    { path: 'minor', type: 'flag', kept: true },
    slug,
    { path: 'nameNote', ...line, kept: true },
    ...authored,
    updatedAt,
  ],
} as const satisfies Readonly<Record<string, readonly SchemaField[]>>;

export type Schema = Readonly<Record<Collection, readonly SchemaField[]>>;

export type Collection = keyof typeof recordSchema;

export const collections = ['event', 'match', 'player'] as const satisfies readonly Collection[];

export const isCollection = (value: unknown): value is Collection =>
  collections.some((collection) => collection === value);

type Editable<F> = F extends { readonly kept: true } ? never : F;

export type FieldPath = Editable<(typeof recordSchema)[Collection][number]>['path'];

export const editableFields = (fields: readonly SchemaField[]): readonly FieldSpec[] =>
  // Only kept fields have other types.
  fields.filter((field): field is FieldSpec => field.kept !== true);

export const fieldSpecs: Readonly<Record<Collection, readonly FieldSpec[]>> = {
  event: editableFields(recordSchema.event),
  match: editableFields(recordSchema.match),
  player: editableFields(recordSchema.player),
};
