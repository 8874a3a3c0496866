import type { Text } from '@/language/text';
import { codesOf, matchCodes, type CodesByPath } from '@/model/card/codes';
import type { Outcome, Winner } from '@/model/card/endings';
import type { Unsure } from '@/model/card/weightClass';
import { findField } from '@/model/fields';
import { fieldProblem, isPlayerValue } from '@/model/fieldProblem';
import { isName } from '@/model/recordNames';
import { spellingOf } from '@/model/importing/spelling';
import type { CodePath } from '@/model/schema/choice';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { liveCodes, type Gender, type Sport } from '@/model/sports';
import { contradiction } from '@/parts/editing/contradiction';
import { draftOf, emptyDraft, samePlayer, type Draft, type Drafts } from '@/parts/editing/draft';
import type { Why } from '@/wiki/editing/why';

/** One match as it is being typed, with its codes by the paths of their choices. */
export interface CardRow extends CodesByPath {
  /** Tells the rows of a form apart, whatever is moved or removed. */
  readonly key: string;
  readonly player1: Draft;
  readonly player2: Draft;
  /** A text is what was typed and is no number. */
  readonly score1?: number | string | undefined;
  readonly score2?: number | string | undefined;
  /** Absent while nobody has said it, as of a pasted line that does not. */
  readonly gender?: Gender | undefined;
  /** How it ended and who won: of matches whose scores do not say it. */
  readonly outcome?: Outcome | undefined;
  readonly winner?: Winner | undefined;
  /** Kilograms as they fought; a text is what was typed and is no weight. */
  readonly weight1?: number | string | undefined;
  readonly weight2?: number | string | undefined;
  /** The words of the source that an input does not quite say, by its path, until the input is changed. */
  readonly unsure?: Unsure | undefined;
  /** Absent where all names are those of known players. */
  readonly written?: WrittenNames | undefined;
  /** The stage of the tournament. */
  readonly round?: string | undefined;
  /** Facts that the source has of people who are new. */
  readonly about?: AboutSides | undefined;
}

/** Facts of the people on the two sides. */
type AboutSides = Readonly<Partial<Record<'player1' | 'player2', AboutPerson | undefined>>>;

/** A country, and the name in another script. */
export interface AboutPerson {
  readonly country?: string | undefined;
  readonly other?: string | undefined;
}

/** The names of a row's sides as its source writes them, where no known player bore them. */
export type WrittenNames = Readonly<Partial<Record<'player1' | 'player2', string | undefined>>>;

/** The fields that a row has in every sport, by the paths of a match's, and where the row has them. */
const fixedKeys = {
  player1: 'player1',
  player2: 'player2',
  'player1.score': 'score1',
  'player2.score': 'score2',
  gender: 'gender',
  outcome: 'outcome',
  winner: 'winner',
  'player1.weight': 'weight1',
  'player2.weight': 'weight2',
  round: 'round',
} as const satisfies Readonly<Record<string, keyof CardRow>>;

type FixedPath = keyof typeof fixedKeys;

/** The path of a match's field that a row has. */
export type CardColumn = FixedPath | CodePath;

/** Where a row has the field of a path. */
export const columnKey = (path: CardColumn) =>
  Object.hasOwn(fixedKeys, path)
    ? // What the table has is one of its keys.
      fixedKeys[path as FixedPath]
    : (path as CodePath);

const scorePaths = ['player1.score', 'player2.score'] as const satisfies readonly FixedPath[];
const weightPaths = ['player1.weight', 'player2.weight'] as const satisfies readonly FixedPath[];

// `Object.keys` forgets that the keys are these paths.
const fixedPaths = Object.keys(fixedKeys) as readonly FixedPath[];

/** One input of a row. */
export interface CardInputSpec {
  readonly path: CardColumn;
  readonly field: FieldSpec;
}

/** A line of a row has room for so many choices besides the players; the others stand below it. */
const mostColumns = 2;

/** The inputs of a row in a sport. */
export interface CardInputs {
  /** As one reads a score sheet. */
  readonly line: readonly CardInputSpec[];
  /** Stand below the line, and only where somebody asks for them or a row says something of them. */
  readonly below: readonly CardInputSpec[];
  /** How many inputs of the line are choices of the sport. */
  readonly choices: number;
}

/** Finds the inputs that a row has in a sport. */
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
      ...fixed('round', 'outcome', 'winner', 'player1.weight', 'player2.weight'),
    ],
    choices: Math.min(choices.length, mostColumns),
  };
}

/** The codes of an input that a row may have: a draw only where the sport has them, or the scores say it. */
export function codesFor({ path, field }: CardInputSpec, row: CardRow, sport: Sport | undefined): FieldSpec {
  const isEven = row.score1 !== undefined && row.score1 === row.score2;
  // The first option must not stand for what nobody has said.
  if (path === 'gender' && row.gender === undefined) return optionalField(field);
  if (path !== 'outcome' || sport?.score.draws !== false || isEven || row.outcome === 'draw') return field;
  return { ...field, choices: (field.choices ?? []).filter((code) => code !== 'draw') };
}

/** A field of a row that may be left unfinished: nothing in it is marked as required but what always has a choice. */
export const optionalField = ({ required: _, ...field }: FieldSpec): FieldSpec => field;

const hasEnding = ({ outcome, winner }: CardRow): boolean => outcome !== undefined || winner !== undefined;

/** The content of one input of a row. */
export function draftAt(row: CardRow, path: CardColumn): Draft {
  const value = row[columnKey(path)];
  if (typeof value === 'string' && isTyped(path)) return { kind: 'unreadable', text: value };
  return typeof value === 'object' ? value : draftOf(value ?? null);
}

/** Tells whether an input takes a number, so that a text in it is what was typed and is none. */
const isTyped = (path: CardColumn): boolean => [...scorePaths, ...weightPaths].some((each) => each === path);

/** Tells whether an input of a row says something. */
export const isSaid = (row: CardRow, path: CardColumn): boolean => row[columnKey(path)] !== undefined;

/** A row as the drafts of a match. */
export const rowDrafts = (row: CardRow): Drafts => ({
  ...Object.fromEntries(fixedPaths.map((path) => [path, draftAt(row, path)])),
  ...Object.fromEntries(Object.entries(matchCodes(row)).map(([path, codes]) => [path, draftOf(codes)])),
});

/** All that is typed on the page of a card. */
export interface CardForm {
  /** The fields of a new event; empty where matches are added to one. */
  readonly event: Drafts;
  /** Ends with a blank row, so that there is always a next one. */
  readonly rows: readonly CardRow[];
  /** The text in the box for pasting that has not become a row yet. */
  readonly paste: string;
  /** New names that resemble known ones and that the author says are other people. */
  readonly others: readonly string[];
  /** Written names that the author does not want to be remembered, by `spelling`. */
  readonly forgotten?: readonly string[] | undefined;
  readonly why: Why;
}

/** More than any card has; the rest goes onto a second one. */
export const mostRows = 150;

export const isBlank = (row: CardRow): boolean =>
  isEmpty(row.player1) &&
  isEmpty(row.player2) &&
  row.score1 === undefined &&
  row.score2 === undefined &&
  !hasEnding(row);

const isEmpty = (draft: Draft) => draft.kind === 'value' && draft.value === null;

/** Tells whether both sides of a row have somebody. */
export const isNamed = ({ player1, player2 }: Pick<CardRow, 'player1' | 'player2'>): boolean =>
  !isEmpty(player1) && !isEmpty(player2);

/**
 * A blank row that follows these: usually the gender and the codes, but for the class, stay the same down a card. The first
 * one says no gender, since a wrong one would be taken for known.
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

/** The rows that say something, then one blank one. */
export function withBlank(rows: readonly CardRow[], newKey: () => string): readonly CardRow[] {
  const last = rows.at(-1);
  if (last !== undefined && isBlank(last)) return rows;
  return rows.length >= mostRows ? rows : [...rows, blankAfter(rows, newKey())];
}

export const filledRows = (rows: readonly CardRow[]): readonly CardRow[] =>
  rows.filter((row) => !isBlank(row));

/** The reason why a row cannot be proposed, the first thing to mend first. */
export type RowProblem = 'player1' | 'player2' | 'samePlayer' | 'score' | 'gender' | 'weight' | 'ending';

export function rowProblem(row: CardRow, sport: Sport | undefined): RowProblem | undefined {
  if (!isSomebody(row.player1)) return 'player1';
  if (!isSomebody(row.player2)) return 'player2';
  if (samePlayer(row.player1, row.player2)) return 'samePlayer';
  if (!scorePaths.every((path) => fits(row, path, sport))) return 'score';
  if (row.gender === undefined) return 'gender';
  if (!weightPaths.every((path) => fits(row, path, sport))) return 'weight';
  return endingProblem(row) && 'ending';
}

/** Why the scores, the winner and the outcome of a row contradict each other; both sides have their players. */
export const endingProblem = (row: CardRow): Text | undefined => contradiction('match', rowDrafts(row));

const isSomebody = (draft: Draft) =>
  draft.kind === 'newPlayer' ? isName(draft.name) : draft.kind === 'value' && isPlayerValue(draft.value);

/** Tells whether an input's value may be stored. */
function fits(row: CardRow, path: FixedPath, sport: Sport | undefined): boolean {
  const field = findField('match', path);
  const value = row[fixedKeys[path]] ?? null;
  return (
    field !== undefined &&
    fieldProblem(field, value, { reading: 'new', sports: sport && [sport] }) === undefined
  );
}

/** The facts of a new player, of the first row that has any. */
export function aboutNew(rows: readonly CardRow[], name: string): AboutPerson {
  const said = rows.flatMap((row) =>
    (['player1', 'player2'] as const).flatMap((side) => {
      const draft = row[side];
      const isMeant = draft.kind === 'newPlayer' && spellingOf(draft.name) === spellingOf(name);
      return isMeant ? [row.about?.[side] ?? {}] : [];
    }),
  );
  return {
    country: said.find(({ country }) => country !== undefined)?.country,
    other: said.find(({ other }) => other !== undefined)?.other,
  };
}

/** The new players of these rows, each once, in the order they appear. */
export function newNames(rows: readonly CardRow[]): readonly string[] {
  const names = rows.flatMap(({ player1, player2 }) =>
    [player1, player2].flatMap((draft) => (draft.kind === 'newPlayer' ? [draft.name] : [])),
  );
  const seen = new Set<string>();
  return names.filter((name) => !seen.has(spellingOf(name)) && seen.add(spellingOf(name)));
}
