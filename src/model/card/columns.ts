import type { Choice } from '../schema/choice';
import { allOf, paramOf, type Sport } from '../sports';
import { splitCells, type Cell } from './cells';
import type { Winner } from './endings';

export type Columns = readonly string[];

const headings =
  /^(?:#|no\.?|nr\.?|order|match|player ?[12a-b]?|name ?[12]?|winner|loser|red|blue|score ?[12]?|result|arm|hand|weight|class|gender|sex|選手|スコア|腕|階級|性別)$/i;
const isHeading = (cells: readonly Cell[], names: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every(
    ({ text, quoted }) =>
      text === '' || (!quoted && (headings.test(text) || names.includes(text.toLowerCase()))),
  );

const choiceNames = (choice: Choice): readonly string[] =>
  [paramOf(choice), ...allOf(choice.label)].map((name) => name.toLowerCase());

export const isTableHead = (line: string, sport: Sport | undefined): boolean =>
  isHeading(splitCells(line), (sport?.choices ?? []).flatMap(choiceNames));

export function namedColumns(line: string, sport: Sport | undefined): Columns | undefined {
  if (!isTableHead(line, sport)) return undefined;
  const names = splitCells(line).map(({ text }) => text.toLowerCase());
  return names.some((name) => name !== '') ? names : undefined;
}

export interface TableRow {
  readonly text: string;
  readonly winner?: Winner;
}

/**
 * Reads the winner from a table's columns. With `Winner` and `Loser`, the first of the two is the first
 * player. A column `Winner` beside two players repeats one of their names.
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
