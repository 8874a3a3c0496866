import { pointsText } from '../records/points';
import { dequal } from 'dequal';
import { cardLineOfRow } from './cardLineOf';
import type { Sport } from '../sports';
import { codeWords, type CardFacts } from './cardFacts';
import type { CardLine } from './cardLine';
import { readCard } from './cardText';
import { codesOf } from './codes';
import { outcomeWord } from './endings';

/** Inverse of `readCard`, for one match. */
export function printCardLine(match: CardLine, sport: Sport | undefined): string {
  const { player1, player2 } = match;
  const facts = printFacts(match, sport);
  const plain = [printSides(match), ...facts].join(' ');
  const [only, ...others] = readCard(plain, sport);
  if (others.length === 0 && only?.kind === 'match' && dequal(cardLineOfRow(only), match)) return plain;
  // Quotation marks protect names that look like something else. Names contain no tab, so tabs separate
  // cells; a fact of several words is one cell.
  const won = match.winner && `player ${match.winner === 'player1' ? 1 : 2} won`;
  return [quoted(player1), quoted(player2), ...facts, ...(won ? [won] : [])].join('\t');
}

/** A winning second name is marked as in the summary, so that the sides keep their order. */
function printSides({ player1, player2, winner }: CardLine): string {
  if (winner === undefined) return `${player1} - ${player2}`;
  return winner === 'player1' ? `${player1} def. ${player2}` : `${player1} (L) v ${player2} (W)`;
}

const genderWords = { M: 'men', W: 'women', '-': 'mixed' } as const;

function printFacts(match: CardFacts, sport: Sport | undefined): readonly string[] {
  const { score1, score2, outcome, gender } = match;
  return [
    score1 !== undefined && score2 !== undefined ? `${pointsText(score1)}-${pointsText(score2)}` : undefined,
    outcome && outcomeWord(outcome),
    ...codesOf(match).map(({ path, code }) => codeWords(path, code, sport)),
    gender !== undefined && Object.hasOwn(genderWords, gender) ? genderWords[gender] : undefined,
  ].filter((part) => part !== undefined);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
