import { trimEnds } from '@/lib/trimEnds';
import { nameWords } from '../names/nameSearch';
import type { CardFacts } from './cardFacts';
import type { DoubtedLine } from './cardLine';
import type { Winner } from './endings';
import { withoutDecoration } from './sideName';

const label =
  /^(?:→|➡\ufe0f?|⇒|[-–—=]*>|winner|wins|won by|sieger|ganadora?|vencedora?|vainqueur|vincitore|kazanan|zwycięzca|победитель(?:ница)?|победила?|переможець|перемога|勝者|勝ち)\s?[:：]?/iu;
const labelInside =
  /[\s(（[](?:winner|sieger|ganadora?|vencedora?|vainqueur|vincitore|kazanan|zwycięzca|победитель|переможець|勝者)\s?[:：]|\s(?:→|➡\ufe0f?|⇒|[-–—=]+>)\s/giu;
const score = /(?<!\d)\d{1,3} ?[-–—−:] ?\d{1,3}(?!\d)/gu;
const edge = /[\s,;:()（）[\]–—-]/;
/** Ends of the words ahead. A bracket that closes there belongs to them: `Bea Birch (USA) → Ann Ash`. */
const edgeAhead = /[\s,;:(（[–—-]/;
const trimmed = (text: string): string => trimEnds(text, edge, edge);

/** Words about the winner may end brackets that begin ahead: `(left, winner: Ash)`. */
const closed = (text: string): string => {
  const lastOf = (signs: string) => Math.max(...[...signs].map((sign) => text.lastIndexOf(sign)));
  return lastOf('(（') > lastOf(')）') ? `${text})` : text;
};

export interface NamedWinner {
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * Words behind the score that may name the winner: `A vs B – 3-0 (Chaffee)`, `A - B 3:1 Winner: Chaffee`.
 * Without a score, only words behind a label are.
 */
export function takeNamedWinner(text: string): NamedWinner | undefined {
  const last = [...text.matchAll(score)].at(-1);
  const named = [...text.matchAll(labelInside)].at(-1);
  const isBehindScore = last !== undefined && last.index > (named?.index ?? 0) - last[0].length - 4;
  const end = isBehindScore ? last.index + last[0].length : (named?.index ?? text.length);
  const said = trimmed(text.slice(end)).replace(label, '');
  // A score in brackets keeps its end: `(3-1) Ann`.
  const bracket = /^[)\]）]/u.exec(text.slice(end))?.[0] ?? '';
  if (said === '' || /\d/.test(said)) return undefined;
  const words = nameWords(withoutDecoration(said));
  const ahead = isBehindScore
    ? text.slice(0, end) + bracket
    : closed(trimEnds(text.slice(0, end), /^$/, edgeAhead));
  return words.length === 0 ? undefined : { text: ahead, words };
}

export function sideNamed(
  words: readonly string[],
  { player1, player2, other1, other2 }: DoubtedLine,
): Winner | undefined {
  const names = [
    [player1, other1],
    [player2, other2],
  ].map((side) => side.flatMap((name) => (name === undefined ? [] : nameWords(name))));
  const [first, second] = names.map((own) => words.every((word) => own.includes(word)));
  if (first === second) return undefined;
  return first ? 'player1' : 'player2';
}

/** Posts write the winner's points first, also behind the loser's name. */
export const turnedTo = (winner: Winner, { score1, score2 }: CardFacts): CardFacts => {
  if (score1 === undefined || score2 === undefined) return {};
  const isTurned = winner === 'player1' ? score1 < score2 : score1 > score2;
  return isTurned ? { score1: score2, score2: score1 } : { score1, score2 };
};
