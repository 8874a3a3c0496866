import type { Sport } from '../sports';
import { onlyFacts, type CardFacts, type FactProblem } from './cardFacts';
import { scoreOf } from './scoreFacts';
import type { Cell } from './cells';

/** Whether the cells are a row of a cross table, with a sign on its diagonal. */
export function isOfCrossTable(cells: readonly Cell[]): boolean {
  const said = cells.filter(({ text }) => text !== '');
  const own = said.filter(({ text }) => /^(?:[xX×■█▓*\\/#]+|[-–—]{1,3})$/u.test(text));
  const results = said.filter(({ text }) => /^\d{1,3}(?:[-–:]\d{1,3})?$/.test(text));
  return own.length === 1 && results.length > 0 && said.length - own.length - results.length === 1;
}

/** Bare numbers of a table: two scores, then the weight. */
export function numbersAsFacts(
  numbers: readonly number[],
  sport: Sport | undefined,
): readonly (CardFacts | FactProblem)[] {
  const [a, b, weight, ...more] = numbers;
  if (a === undefined) return [];
  if (b === undefined || more.length > 0) return ['score'];
  return [
    scoreOf(a, b, sport),
    ...(weight === undefined ? [] : [onlyFacts(`${weight}kg`, sport) ?? ('weight' as const)]),
  ];
}
