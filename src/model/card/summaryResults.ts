import type { CardFacts, FactProblem } from './cardFacts';
import type { Winner } from './endings';

const firstResult = / \(([WLD])\) v /g;
const secondResult = / \(([WLD])\)/;

export interface Summary {
  readonly text: string;
  readonly result?: Winner | 'draw';
}

export function takeResults(text: string): Summary {
  const first = [...text.matchAll(firstResult)].at(-1);
  const behind = first && text.slice(first.index + first[0].length);
  const second = behind && secondResult.exec(behind);
  const result = first && second ? bothResults[`${first[1]}${second[1]}`] : undefined;
  if (!first || !behind || !second || result === undefined) return { text };
  const one = text.slice(0, first.index);
  const two = behind.slice(0, second.index);
  return { text: `${one} v ${two}${behind.slice(second.index + second[0].length)}`, result };
}

const bothResults: Readonly<Record<string, Summary['result']>> = { WL: 'player1', LW: 'player2', DD: 'draw' };

/** Facts from the results of a summary. Even scores already imply a draw. */
export function resultAsFacts(
  result: Summary['result'],
  facts: CardFacts | FactProblem,
): readonly CardFacts[] {
  if (result === undefined || typeof facts === 'string') return [];
  if (result !== 'draw') return [{ winner: result }];
  const isEven = facts.score1 !== undefined && facts.score1 === facts.score2;
  return isEven ? [] : [{ outcome: 'draw' }];
}
