import type { Text } from '@/language/text';
import type { Outcome, Winner } from '@/model/card/endings';
import { findField } from '@/model/fields';
import { fieldProblem, isPlayerValue } from '@/model/fieldProblem';
import { isName } from '@/model/recordNames';
import { nameWords } from '@/model/nameSearch';
import type { Gender } from '@/model/sports';
import { contradiction } from '@/parts/editing/contradiction';
import { draftOf, emptyDraft, samePlayer, type Draft, type Drafts } from '@/parts/editing/draft';
import type { Why } from '@/wiki/editing/why';

/** One match as it is being typed. */
export interface CardRow {
  /** Tells the rows of a form apart, whatever is moved or removed. */
  readonly key: string;
  readonly player1: Draft;
  readonly player2: Draft;
  /** A text is what was typed and is no number. */
  readonly score1?: number | string | undefined;
  readonly score2?: number | string | undefined;
  readonly arm?: string | undefined;
  readonly weight?: string | undefined;
  readonly gender: Gender;
  /** How it ended and who won: of pasted matches whose scores do not say it. Rows of earlier versions have neither. */
  readonly outcome?: Outcome | undefined;
  readonly winner?: Winner | undefined;
}

/** The fields of a row by the paths of a match's fields, as one reads a score sheet, and where a row has them. */
export const columnKeys = {
  player1: 'player1',
  player2: 'player2',
  'player1.score': 'score1',
  'player2.score': 'score2',
  arm: 'arm',
  weight: 'weight',
  gender: 'gender',
  outcome: 'outcome',
  winner: 'winner',
} as const satisfies Readonly<Record<string, keyof CardRow>>;

export type CardColumn = keyof typeof columnKeys;

/** Stand below the columns, and only where a row says something of them. */
export const endingPaths = ['outcome', 'winner'] as const satisfies readonly CardColumn[];

// `Object.keys` forgets that the keys are these paths.
const rowPaths = Object.keys(columnKeys) as readonly CardColumn[];

export const cardColumns = rowPaths.filter((path) => !endingPaths.some((each) => each === path));

export const hasEnding = ({ outcome, winner }: CardRow): boolean =>
  outcome !== undefined || winner !== undefined;

/** The content of one input of a row. */
export function draftAt(row: CardRow, path: CardColumn): Draft {
  const value = row[columnKeys[path]];
  if (typeof value === 'string' && path.endsWith('.score')) return { kind: 'unreadable', text: value };
  return typeof value === 'object' ? value : draftOf(value ?? null);
}

/** A row as the drafts of a match. */
export const rowDrafts = (row: CardRow): Drafts =>
  Object.fromEntries(rowPaths.map((path) => [path, draftAt(row, path)]));

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

/** A blank row that follows these: usually the gender and the arm stay the same down a card. */
export function blankAfter(rows: readonly CardRow[], key: string): CardRow {
  const last = rows.at(-1);
  return { key, player1: emptyDraft, player2: emptyDraft, gender: last?.gender ?? 'M', arm: last?.arm };
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
export type RowProblem = 'player1' | 'player2' | 'samePlayer' | 'score' | 'ending';

export function rowProblem(row: CardRow): RowProblem | undefined {
  if (!isSomebody(row.player1)) return 'player1';
  if (!isSomebody(row.player2)) return 'player2';
  if (samePlayer(row.player1, row.player2)) return 'samePlayer';
  if (![row.score1, row.score2].every(isScore)) return 'score';
  return endingProblem(row) && 'ending';
}

/** Why the scores, the winner and the outcome of a row contradict each other; both sides have their players. */
export const endingProblem = (row: CardRow): Text | undefined => contradiction('match', rowDrafts(row));

const isSomebody = (draft: Draft) =>
  draft.kind === 'newPlayer' ? isName(draft.name) : draft.kind === 'value' && isPlayerValue(draft.value);

function isScore(score: CardRow['score1']): boolean {
  const field = findField('match', 'player1.score');
  return (
    field !== undefined &&
    fieldProblem(field, score ?? null, { reading: 'new', sports: undefined }) === undefined
  );
}

/** One spelling of a new name for all rows that mean it. */
export const nameKey = (name: string): string => nameWords(name).join(' ') || name;

/** The new players of these rows, each once, in the order they appear. */
export function newNames(rows: readonly CardRow[]): readonly string[] {
  const names = rows.flatMap(({ player1, player2 }) =>
    [player1, player2].flatMap((draft) => (draft.kind === 'newPlayer' ? [draft.name] : [])),
  );
  const seen = new Set<string>();
  return names.filter((name) => !seen.has(nameKey(name)) && seen.add(nameKey(name)));
}
