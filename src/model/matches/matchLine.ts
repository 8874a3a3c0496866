import { isolate } from '@/lib/isolate';
import { shortNames } from '../names/shortNames';
import { pointsText } from '../records/points';
import type { Match } from '../records/records';
import type { Result } from '../records/recordTypes';

export interface LineWords {
  readonly letters: Readonly<Record<Result, string>>;
  /** Short labels of the match's codes: `['Right', 'Open']`. */
  readonly codes: readonly string[];
  readonly names?: 'short' | 'whole' | undefined;
}

/**
 * A match in one line wherever the specification prescribes no other: `Saginashvili 4–1 Larratt · right · open`.
 * Unknown parts are left out.
 */
export function matchLine(match: Pick<Match, 'player1' | 'player2'>, words: LineWords): string {
  const { names, between } = lineParts(match, words);
  return [names.join(` ${between} `), ...words.codes.map(lowered)].join(' · ');
}

export function lineParts(
  { player1, player2 }: Pick<Match, 'player1' | 'player2'>,
  words: Pick<LineWords, 'letters' | 'names'>,
): { readonly names: readonly [string, string]; readonly between: string } {
  const names = [player1.name, player2.name] as const;
  const [first, second] = words.names === 'whole' ? names : shortNames(...names);
  const letters = player1.result &&
    player2.result && [words.letters[player1.result], words.letters[player2.result]];
  const scores = player1.score !== undefined &&
    player2.score !== undefined && [pointsText(player1.score), pointsText(player2.score)];
  return { names: [isolate(first), isolate(second)], between: (scores || letters)?.join('–') ?? 'v' };
}

/** A label within a line. Abbreviations and proper names keep their capitals: `NYC style`. */
const lowered = (label: string): string =>
  label.replace(/^\p{Lu}(?=\P{Lu}*(?:\s|$))/u, (letter) => letter.toLowerCase());
