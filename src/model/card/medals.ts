import type { CardFacts } from './cardFacts';
import { splitSides } from './splitSides';
import { wordsOf } from './words';

const first = /[\u{1F947}\u{1F3C6}○◯]/gu;
const second = /[\u{1F948}●]/gu;

export interface Medals {
  /** Without the two medals, and with the sides divided. */
  readonly text: string;
  readonly facts: Pick<CardFacts, 'winner'>;
}

/**
 * Reads the winner from medals or circles: `🥇 Ann 3-1 🥈 Bea`, `Ann 🥈 Bea 🥇`, `○山田 対 ●佐藤`. They also divide the sides if nothing
 * else does. A single medal is ignored: it may refer to the event, or to another match.
 */
export function takeMedals(text: string): Medals {
  const [gold, ...otherGold] = text.matchAll(first);
  const [silver, ...otherSilver] = text.matchAll(second);
  if (gold === undefined || silver === undefined || otherGold.length + otherSilver.length > 0)
    return { text, facts: {} };
  const [left, right] = gold.index < silver.index ? [gold, silver] : [silver, gold];
  const before = text.slice(0, left.index);
  const between = text.slice(left.index + left[0].length, right.index);
  const after = text.slice(right.index + right[0].length);
  // A name at either end lets `splitSides` find a score between them.
  const isDivided = splitSides(['A', ...wordsOf(between), 'B']) !== 'sides';
  const isInFront = /^[\s\d.):#]*$/.test(before);
  const parts = isDivided
    ? [before, between, after]
    : isInFront
      ? [before, between, 'vs', after]
      : [before, 'vs', between, after];
  return { text: parts.join(' ').trim(), facts: { winner: left === gold ? 'player1' : 'player2' } };
}
