import { dequal } from 'dequal';
import { editDistance } from '@/lib/editDistance';
import type { Json } from '@/lib/json';
import { getPath } from '@/lib/path';
import {
  fieldChanges,
  isDeletion,
  isNewRecord,
  sameFieldValue,
  type Delta,
  type FieldChange,
  valuesSeen,
} from '../proposals/delta';
import { valuesReplaced } from '../proposals/versions';
import { fieldValue } from '../records/fields';
import type { EarnableKind, EditKind } from './editKinds';
import type { AnyRecord } from '../records/records';
import type { FieldSpec } from '../schema/fieldSpec';
import type { Collection } from '../schema/recordSchema';

const newKinds = { event: 'newEvent', match: 'newMatch', player: 'newPlayer' } as const satisfies Record<
  Collection,
  EarnableKind
>;
const factKinds = {
  event: 'eventFacts',
  match: 'matchFacts',
  player: 'playerFacts',
} as const satisfies Record<Collection, EarnableKind>;

const ownKinds: Readonly<Record<string, EditKind>> = {
  sameAs: 'merge',
  differentFrom: 'differentFrom',
  hidden: 'hiding',
  formerNames: 'renaming',
  birthYear: 'personFacts',
  picture: 'personFacts',
  player1: 'sides',
  player2: 'sides',
};

const resultPaths: ReadonlySet<string> = new Set(['player1.score', 'player2.score', 'outcome', 'winner']);

/**
 * All kinds of edits in a delta; none if it changes nothing. The earlier values come from `record`, or from
 * what applying replaced, or from what the author saw. A delta is trusted only if all its kinds are.
 */
export function editKindsOf(delta: Delta, record?: AnyRecord): readonly EditKind[] {
  if (isDeletion(delta)) return ['deletion'];
  const changes = fieldChanges(delta);
  if (changes === undefined) return ['unreadable'];
  if (isNewRecord(delta)) {
    const own = changes.filter(({ value }) => !isNothing(value)).flatMap(({ field }) => ownKindOfNew(field));
    const isPiled = changes.some(({ value }) => hasPiles(value));
    const excess = isPiled ? ['changedFacts' as const] : excessNames(changes, () => null);
    return [...new Set([newKinds[delta.collection], ...own, ...excess])];
  }
  const before = valuesBefore(delta, record);
  const changed = changes
    .filter(({ field, value }) => !sameFieldValue(field, before(field), value))
    .filter((change) => !isMisspelling(change, changes, before));
  const kinds = [
    ...changed.map((change) => kindOfChange(delta.collection, change, before(change.field))),
    ...excessNames(changed, before),
  ];
  const hasResult = [...resultPaths].some((path) => !isNothing(getPath(record, path)));
  return [...new Set(kinds.map((kind) => (kind === 'missingResult' && hasResult ? 'changedResult' : kind)))];
}

/** Two other names in one edit need a moderator, whichever fields they are in. */
function excessNames(
  changes: readonly FieldChange[],
  before: (field: FieldSpec) => Json,
): readonly EditKind[] {
  const names = changes
    .filter(({ field }) => isOtherName(field))
    .flatMap(({ field, value }) => added(before(field), value));
  return names.length > 1 ? ['changedFacts'] : [];
}

/** Whether an edit only keeps the misspelling that it corrects for search: that is no further name. */
function isMisspelling(
  { field, value }: FieldChange,
  changes: readonly FieldChange[],
  before: (field: FieldSpec) => Json,
): boolean {
  const name = changes.find((change) => change.field.path === 'name');
  if (field.path !== 'spellings' || name === undefined) return false;
  const [was, misspelt] = [before(field), before(name.field)];
  return dequal(value, [...listOf(was), misspelt]);
}

const isOtherName = ({ path }: FieldSpec): boolean => path === 'aliases' || path === 'spellings';

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

const added = (was: Json, value: Json): readonly Json[] =>
  listOf(value).filter((each) => !listOf(was).includes(each));

/** Facts that need a moderator even on a new record; its sides are new anyway. */
const ownKindOfNew = ({ path }: FieldSpec): readonly EditKind[] => {
  const kind = ownKinds[path];
  return kind === undefined || kind === 'sides' ? [] : [kind];
};

function valuesBefore(delta: Delta, record: AnyRecord | undefined): (field: FieldSpec) => Json {
  if (record !== undefined) return (field) => fieldValue(record, field);
  const seen = delta.before === undefined ? valuesSeen(delta) : valuesReplaced(delta);
  return ({ path }) => seen.get(path) ?? null;
}

function kindOfChange(collection: Collection, { field, value }: FieldChange, was: Json): EditKind {
  const own = ownKinds[field.path];
  if (own !== undefined) return own;
  if (collection === 'player' && (field.path === 'country' || field.path === 'gender')) return 'personFacts';
  if (isNothing(value)) return 'removal';
  if (field.type === 'list') return kindOfList(collection, field, value, was);
  const isMissing = isNothing(was);
  if (resultPaths.has(field.path)) return isMissing ? 'missingResult' : 'changedResult';
  if (isMissing) return kindOfAddition(collection, { field, value });
  if (isText(field) && isSpelling(was, value)) return 'spelling';
  return field.path === 'name' ? 'renaming' : 'changedFacts';
}

function kindOfAddition(collection: Collection, { field: { type }, value }: FieldChange): EditKind {
  if (hasPiles(value)) return 'changedFacts';
  if (type === 'youtube') return 'videoLink';
  return type === 'link' || type === 'account' ? 'links' : factKinds[collection];
}

function kindOfList(collection: Collection, field: FieldSpec, value: Json, was: Json): EditKind {
  if (added(value, was).length > 0 || hasPiles(value)) return 'changedFacts';
  if (!isOtherName(field)) return factKinds[collection];
  return added(was, value).length > 1 ? 'changedFacts' : 'aliases';
}

const isText = ({ type }: FieldSpec): boolean => type === 'string' || type === 'line';

const mostLetters = 2;
/** One letter in eight at most, since short names soon become other names. */
const fewestPerLetter = 8;

/** Marks that may change; no spelling puts more than two on a letter. */
const mostMarks = 3;
/** Of marks that any script may carry: Burmese and Devanagari put three of their own on a letter. */
const piledMarks = /(?:(?=\p{Script=Inherited})\p{M}){3}/u;
const hasPiles = (value: Json): boolean => piledMarks.test(JSON.stringify(value).normalize('NFD'));

/**
 * Whether two texts differ only by a few letters. Another number is another edition or year. In unusual
 * capitalization, a capital counts as another letter.
 */
function isSpelling(was: Json, value: Json): boolean {
  if (typeof was !== 'string' || typeof value !== 'string') return false;
  if (digitsOf(was) !== digitsOf(value)) return false;
  if (editDistance(marksOf(was), marksOf(value), mostMarks) > mostMarks) return false;
  if (hasPiles(value)) return false;
  const most = Math.min(mostLetters, Math.floor(Math.max(was.length, value.length) / fewestPerLetter));
  const read = isUsualCase(value) ? (text: string) => lettersOf(text).toLowerCase() : lettersOf;
  return editDistance(read(was), read(value), mostLetters) <= most;
}

const isUsualCase = (text: string): boolean =>
  lettersAndSpaces(text)
    .split(/\P{L}+/u)
    .every((word) => /^(\P{Lu}*|\P{Ll}*|\p{Lu}\P{Lu}*)$/u.test(word));

const digitsOf = (text: string): string => text.replace(/\D/gu, '');

const marksOf = (text: string): string => text.normalize('NFKD').replace(/\P{M}/gu, '');

const lettersAndSpaces = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Letters without accents and spaces, which never distinguish names. */
const lettersOf = (text: string): string => lettersAndSpaces(text).replace(/\s/gu, '');

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
