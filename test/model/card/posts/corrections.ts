import { isOddName } from '@/model/card/oddName';
import { armWrestling } from '@test/support/factories';
import { readFlat } from '@test/support/readCardLines';
import type { Post, Posted } from './dataPosts';

const compared = [
  'player1',
  'player2',
  'score1',
  'score2',
  'winner',
  'outcome',
  'arm',
  'weight',
  'gender',
  'title',
  'main',
  'round',
] as const;

export interface Corrections {
  readonly rows: number;
  /** Fields of rows that differ from the source; each field of a missing row counts. */
  readonly corrections: number;
  /** Rows that differ from the source without a doubt. */
  readonly silent: readonly string[];
}

const fieldsOf = (match: Posted): readonly (keyof Posted)[] =>
  compared.filter((field) => match[field] !== undefined);

/** What somebody has to correct after pasting the post. Rows are compared in the order of the card. */
export function correctionsOf({ text, matches }: Post): Corrections {
  const rows = readFlat(text, armWrestling).filter((line) => line.kind === 'match');
  const silent: string[] = [];
  let corrections = 0;
  let at = 0;
  for (const match of matches) {
    const row = rows[at];
    const isSame =
      row !== undefined &&
      (row.match.player1.includes(match.player1) || row.match.player2.includes(match.player2));
    if (row === undefined || !isSame) {
      corrections += fieldsOf(match).length;
      continue;
    }
    at += 1;
    const wrong = compared.filter((field) => row.match[field] !== match[field]);
    corrections += wrong.length;
    const isDoubted =
      row.doubts !== undefined || isOddName(row.match.player1) || isOddName(row.match.player2);
    if (wrong.length > 0 && !isDoubted) silent.push(`${wrong.join(', ')}: ${row.text}`);
  }
  // Each further row is one that nobody fought.
  for (const row of rows.slice(at)) {
    corrections += 1;
    silent.push(`no match: ${row.text}`);
  }
  return { rows: matches.length, corrections, silent };
}

export const sumOf = (all: readonly Corrections[]): Corrections => ({
  rows: all.reduce((sum, { rows }) => sum + rows, 0),
  corrections: all.reduce((sum, { corrections }) => sum + corrections, 0),
  silent: all.flatMap(({ silent }) => silent),
});
