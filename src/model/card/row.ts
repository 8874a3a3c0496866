import type { CardFacts } from './cardFacts';
import { isState, type SideName } from './sideName';
import { spellingOf } from '../names/spelling';
import type { Doubt, Problem } from './remarks';

export interface RowSide extends SideName {
  /** A player's id in our own tables; empty in others. */
  readonly id: string;
  /** Equal for all ways to write the name. */
  readonly spelling: string;
  /** Separates players of the same spelling; absent where the spelling suffices. */
  readonly key?: string;
}

/**
 * A match as a source states it, a line of a card or a row of a table. Every word of the source is in a side or a
 * fact, or is a doubt. A row with problems cannot be proposed; one with doubts can, after somebody has seen them.
 */
export interface Row {
  /** Line of the source, counted from 1. */
  readonly line: number;
  readonly sides: readonly [RowSide, RowSide];
  readonly facts: CardFacts;
  readonly doubts: readonly Doubt[];
  readonly problems: readonly Problem[];
}

export const rowSide = (side: SideName, id = ''): RowSide => ({
  ...side,
  id,
  spelling: spellingOf(side.name),
});

/**
 * Whether the source names two countries, so that one name is that of two people. The United Kingdom and one of
 * its nations are no two.
 */
export const areOfTwoCountries = ({ country: first }: OfCountry, { country: second }: OfCountry): boolean =>
  first !== undefined && second !== undefined && !first.startsWith(second) && !second.startsWith(first);

interface OfCountry {
  readonly country?: string | undefined;
}

export function doubtsOfSides(sides: readonly [SideName, SideName]): readonly Doubt[] {
  const [first, second] = sides;
  // If both names have a code, both are codes of countries, or both of states.
  const hasBoth =
    first.country !== undefined &&
    second.country !== undefined &&
    !(isState(first.code ?? '') && isState(second.code ?? ''));
  return sides.flatMap(({ left, code }, place): readonly Doubt[] => {
    const at = place === 0 ? 'player1' : 'player2';
    return [
      ...(left === undefined ? [] : [{ code: 'left', said: left, at } as const]),
      ...(code === undefined || hasBoth ? [] : [{ code: 'code', said: code, at } as const]),
    ];
  });
}
