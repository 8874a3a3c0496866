import { fieldChanges, type Delta } from './delta';
import { fieldAmong } from './fields';
import type { Sport } from './sports';

/** The age from which a match is expected of anybody; a moderator looks at one of somebody younger. */
export const youngest = 14;

/** A result that a sport does not have: more than one side can score, or a draw. */
export type ImpossibleResult =
  { readonly kind: 'score'; readonly score: number; readonly most: number } | { readonly kind: 'draw' };

const scores: ReadonlySet<string> = new Set(['player1.score', 'player2.score']);

/** The first result that a proposal says and its sport does not have. */
export function impossibleResultOf(delta: Delta, sport: Sport): ImpossibleResult | undefined {
  for (const { field, value } of fieldChanges(delta) ?? []) {
    const { max, choices } = fieldAmong([sport], field);
    if (scores.has(field.path) && typeof value === 'number' && max !== undefined && value > max)
      return { kind: 'score', score: value, most: max };
    if (field.path === 'outcome' && value === 'draw' && choices?.includes(value) === false)
      return { kind: 'draw' };
  }
  return undefined;
}
