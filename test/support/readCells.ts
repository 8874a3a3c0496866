import { guessMapping } from '@/model/importing/columns';
import { readRow } from '@/model/importing/readRow';
import { createCells } from '@/model/importing/rowCells';
import { builtInSports } from '@/model/sports';

const [sport] = builtInSports;

/** Reads one row of a table with these cells by column. `one` is the person of a table of one person. */
export function readCells(said: Readonly<Record<string, string>>, one = '', of = sport) {
  const head = Object.keys(said);
  const mapping = guessMapping(head, of);
  const row = { line: 2, cells: Object.values(said) };
  return readRow(row, createCells({ head }, mapping, { one })(row), {
    sport: of,
    dayOrder: undefined,
    hasEvent: true,
  });
}

/** Two players, for rows whose other cells matter. */
export const twoPlayers = { 'Player 1': 'Tom Reed', 'Player 2': 'Max Holt' };

export const factsOf = (said: Readonly<Record<string, string>>) =>
  readCells({ ...twoPlayers, ...said })?.facts;
export const doubtsOf = (said: Readonly<Record<string, string>>) =>
  readCells({ ...twoPlayers, ...said })?.doubts;
export const problemsOf = (said: Readonly<Record<string, string>>) =>
  readCells({ ...twoPlayers, ...said })?.problems.map(({ code }) => code);
