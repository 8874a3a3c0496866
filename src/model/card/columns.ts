import type { Choice } from '../schema/choice';
import { allOf, paramOf, type Sport } from '../sports';
import { splitCells, type Cell } from './cells';
import type { Winner } from './endings';

/** The names of a table's columns, in lower case. */
export type Columns = readonly string[];

/** The names of columns; a line of nothing else is a heading. */
const headings =
  /^(?:#|no\.?|nr\.?|order|match|player ?[12a-b]?|name ?[12]?|winner|loser|red|blue|score ?[12]?|result|arm|hand|weight|class|gender|sex|選手|スコア|腕|階級|性別)$/i;
const isHeading = (cells: readonly Cell[], names: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every(
    ({ text, quoted }) =>
      text === '' || (!quoted && (headings.test(text) || names.includes(text.toLowerCase()))),
  );

/** The names that a table's column of the choice may have, in lower case. */
const choiceNames = (choice: Choice): readonly string[] =>
  [paramOf(choice), ...allOf(choice.label)].map((name) => name.toLowerCase());

/** Tells whether a line has nothing but names of columns, or no text at all. */
export const isTableHead = (line: string, sport: Sport | undefined): boolean =>
  isHeading(splitCells(line), (sport?.choices ?? []).flatMap(choiceNames));

/** The columns that a line names; `undefined` for a line that says anything else, or nothing. */
export function namedColumns(line: string, sport: Sport | undefined): Columns | undefined {
  if (!isTableHead(line, sport)) return undefined;
  const names = splitCells(line).map(({ text }) => text.toLowerCase());
  return names.some((name) => name !== '') ? names : undefined;
}

export interface TableRow {
  /** The line without a cell that only repeats a name. */
  readonly text: string;
  readonly winner?: Winner;
}

/**
 * The winner as the columns of a line's table say it: of the columns `Winner` and `Loser` the one that stands first is the
 * first player's, and a column `Winner` beside two players repeats the name of one.
 */
export function takeWinner(line: string, columns: Columns | undefined): TableRow {
  const at = columns?.indexOf('winner') ?? -1;
  const cells = splitCells(line);
  if (columns === undefined || at < 0 || cells.length < 2) return { text: line };
  const loser = columns.indexOf('loser');
  if (loser >= 0) return { text: line, winner: at < loser ? 'player1' : 'player2' };
  const name = cells[at]?.text.toLowerCase() ?? '';
  const others = cells.filter((_, place) => place !== at);
  const names = others.filter((_, place) => isPlayer.test(columns.toSpliced(at, 1)[place] ?? ''));
  const won = names.findIndex(({ text }) => text.toLowerCase() === name);
  if (name === '' || (won !== 0 && won !== 1)) return { text: line };
  return { text: others.map(printed).join('\t'), winner: won === 0 ? 'player1' : 'player2' };
}

const isPlayer = /^(?:player ?[12a-b]?|name ?[12]?|red|blue|選手)$/;

const printed = ({ text, quoted }: Cell): string => (quoted ? `"${text.replaceAll('"', '""')}"` : text);
