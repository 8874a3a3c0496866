import type { Text } from '@/language/text';
import { codesOf, matchCodes, type CodesByPath } from '@/model/card/codes';
import type { Outcome, Winner } from '@/model/card/endings';
import type { Doubt } from '@/model/card/remarks';
import { areOfTwoCountries } from '@/model/card/row';
import { findField } from '@/model/records/fields';
import { fieldProblem, isPlayerValue } from '@/model/records/fieldProblem';
import { isName } from '@/model/records/recordNames';
import type { CodePath } from '@/model/schema/choice';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { isWeighed, liveCodes, type Gender, type Sport } from '@/model/sports';
import { contradiction } from '@/parts/forms/contradiction';
import { draftOf, emptyDraft, samePlayer, type Draft, type Drafts } from '@/parts/drafts/draft';
import { factKeys } from '@/parts/rows/factKeys';
import type { Why } from '@/wiki/editing/why';

export interface CardRow extends CodesByPath {
  readonly key: string;
  readonly player1: Draft;
  readonly player2: Draft;
  /** A string is typed text that is no number. */
  readonly score1?: number | string | undefined;
  readonly score2?: number | string | undefined;
  /** `undefined` until somebody chooses one; a pasted line may lack it. */
  readonly gender?: Gender | undefined;
  /** Outcome and winner, for matches without decisive scores. */
  readonly outcome?: Outcome | undefined;
  readonly winner?: Winner | undefined;
  /** Kilograms on the day; a string is typed text that is no weight. */
  readonly weight1?: number | string | undefined;
  readonly weight2?: number | string | undefined;
  /** What the source leaves uncertain. A doubt ends when its input changes. */
  readonly doubts?: readonly Doubt[] | undefined;
  /** Absent if every name is that of a known player. */
  readonly written?: WrittenNames | undefined;
  readonly round?: string | undefined;
  readonly title?: string | undefined;
  readonly main?: boolean | undefined;
  readonly youtube?: string | undefined;
  readonly about?: AboutSides | undefined;
}

type AboutSides = Readonly<Partial<Record<'player1' | 'player2', AboutPerson | undefined>>>;

interface AboutPerson {
  readonly country?: string | undefined;
  readonly other?: string | undefined;
}

/** Names of a row's sides as the source spells them, where no known player has that name. */
export type WrittenNames = Readonly<Partial<Record<'player1' | 'player2', string | undefined>>>;

const fixedKeys = {
  player1: 'player1',
  player2: 'player2',
  ...factKeys,
} as const satisfies Readonly<Record<string, keyof CardRow>>;

type FixedPath = keyof typeof fixedKeys;

export type CardColumn = FixedPath | CodePath;

export const columnKey = (path: CardColumn) =>
  Object.hasOwn(fixedKeys, path) ? fixedKeys[path as FixedPath] : (path as CodePath);

const scorePaths = ['player1.score', 'player2.score'] as const satisfies readonly FixedPath[];
const weightPaths = ['player1.weight', 'player2.weight'] as const satisfies readonly FixedPath[];

const fixedPaths = Object.keys(fixedKeys) as readonly FixedPath[];

export interface CardInputSpec {
  readonly path: CardColumn;
  readonly field: FieldSpec;
}

/** A line has room for this many choices besides the players; the rest go below it. */
const mostColumns = 2;

export interface CardInputs {
  readonly line: readonly CardInputSpec[];
  /** Below the line, shown on request or when the row has a value for them. */
  readonly below: readonly CardInputSpec[];
  readonly choices: number;
}

export function cardInputs(sport: Sport | undefined): CardInputs {
  const fixed = (...paths: readonly FixedPath[]): readonly CardInputSpec[] =>
    paths.flatMap((path) => {
      const field = findField('match', path);
      return field === undefined ? [] : [{ path, field }];
    });
  const choices = (sport?.choices ?? []).map((choice): CardInputSpec => {
    const { path } = choice;
    return { path, field: { path, type: 'enum', ofSport: [choice], choices: liveCodes(choice) } };
  });
  return {
    line: [
      ...fixed('player1', 'player2', 'player1.score', 'player2.score'),
      ...choices.slice(0, mostColumns),
      ...fixed('gender'),
    ],
    below: [
      ...choices.slice(mostColumns),
      ...fixed(
        'main',
        'title',
        'round',
        'outcome',
        'winner',
        ...(isWeighed(sport) ? weightPaths : []),
        'youtube',
      ),
    ],
    choices: Math.min(choices.length, mostColumns),
  };
}

export function codesFor({ path, field }: CardInputSpec, row: CardRow, sport: Sport | undefined): FieldSpec {
  const isEven = row.score1 !== undefined && row.score1 === row.score2;
  // A required field would preselect its first option, which nobody chose.
  if (path === 'gender' && row.gender === undefined) return optionalField(field);
  if (path !== 'outcome' || sport?.score.draws !== false || isEven || row.outcome === 'draw') return field;
  return { ...field, choices: (field.choices ?? []).filter((code) => code !== 'draw') };
}

export const optionalField = ({ required: _, ...field }: FieldSpec): FieldSpec => field;

const hasEnding = ({ outcome, winner }: CardRow): boolean => outcome !== undefined || winner !== undefined;

export function draftAt(row: CardRow, path: CardColumn): Draft {
  const value = row[columnKey(path)];
  if (typeof value === 'string' && isTyped(path)) return { kind: 'unreadable', text: value };
  return typeof value === 'object' ? value : draftOf(value ?? null);
}

/** Whether an input takes a number, so that a string in it is unreadable text. */
const isTyped = (path: CardColumn): boolean => [...scorePaths, ...weightPaths].some((each) => each === path);

export const isSaid = (row: CardRow, path: CardColumn): boolean => row[columnKey(path)] !== undefined;

export const rowDrafts = (row: CardRow): Drafts => ({
  ...Object.fromEntries(fixedPaths.map((path) => [path, draftAt(row, path)])),
  ...Object.fromEntries(Object.entries(matchCodes(row)).map(([path, codes]) => [path, draftOf(codes)])),
});

export interface CardForm {
  /** Fields of a new event; empty when adding to an existing one. */
  readonly event: Drafts;
  /** Ends with a blank row, so that there is always a next one. */
  readonly rows: readonly CardRow[];
  readonly paste: string;
  /** Keys of new people who resemble others but are not them, as the author has said. */
  readonly others: readonly string[];
  /** Written names that the author does not want remembered, by `spelling`. */
  readonly forgotten?: readonly string[] | undefined;
  readonly why: Why;
}

/** More than any real card has; the rest goes onto a second one. */
export const mostRows = 150;

export const isBlank = (row: CardRow): boolean =>
  isEmpty(row.player1) &&
  isEmpty(row.player2) &&
  row.score1 === undefined &&
  row.score2 === undefined &&
  !hasEnding(row);

const isEmpty = (draft: Draft) => draft.kind === 'value' && draft.value === null;

export const isNamed = ({ player1, player2 }: Pick<CardRow, 'player1' | 'player2'>): boolean =>
  !isEmpty(player1) && !isEmpty(player2);

/**
 * The next blank row. Gender and codes usually stay the same down a card, except the class. The first row has
 * no gender, because a wrong default would pass for a fact.
 */
export function blankAfter(rows: readonly CardRow[], key: string): CardRow {
  const last = rows.at(-1);
  const codes = codesOf(last ?? {}).filter(({ path }) => path !== 'weight');
  return {
    key,
    player1: emptyDraft,
    player2: emptyDraft,
    gender: last?.gender,
    ...Object.fromEntries(codes.map(({ path, code }) => [path, code])),
  };
}

export function withBlank(rows: readonly CardRow[], newKey: () => string): readonly CardRow[] {
  const last = rows.at(-1);
  if (last !== undefined && isBlank(last)) return rows;
  return rows.length >= mostRows ? rows : [...rows, blankAfter(rows, newKey())];
}

export const filledRows = (rows: readonly CardRow[]): readonly CardRow[] =>
  rows.filter((row) => !isBlank(row));

/** Why a row cannot be proposed; the most basic problem comes first. */
export type CardRowProblem = 'player1' | 'player2' | 'samePlayer' | 'score' | 'gender' | 'weight' | 'ending';

export function rowProblem(row: CardRow, sport: Sport | undefined): CardRowProblem | undefined {
  if (!isSomebody(row.player1)) return 'player1';
  if (!isSomebody(row.player2)) return 'player2';
  if (samePlayer(row.player1, apart(row))) return 'samePlayer';
  if (!scorePaths.every((path) => fits(row, path, sport))) return 'score';
  if (row.gender === undefined) return 'gender';
  if (!weightPaths.every((path) => fits(row, path, sport))) return 'weight';
  return endingProblem(row) && 'ending';
}

/** How scores, winner and outcome of a row contradict each other. Expects both players. */
export const endingProblem = (row: CardRow): Text | undefined =>
  contradiction('match', { ...rowDrafts(row), player2: apart(row) });

/** The second player, whose country tells a new namesake from the first. */
function apart({ player2, about = {} }: CardRow): Draft {
  const isNamesake = areOfTwoCountries(about.player1 ?? {}, about.player2 ?? {});
  return player2.kind === 'newPlayer' && isNamesake
    ? { ...player2, name: `${player2.name} (${about.player2?.country ?? ''})` }
    : player2;
}

const isSomebody = (draft: Draft) =>
  draft.kind === 'newPlayer' ? isName(draft.name) : draft.kind === 'value' && isPlayerValue(draft.value);

function fits(row: CardRow, path: FixedPath, sport: Sport | undefined): boolean {
  const field = findField('match', path);
  const value = row[fixedKeys[path]] ?? null;
  return (
    field !== undefined &&
    fieldProblem(field, value, { reading: 'new', sports: sport && [sport] }) === undefined
  );
}
