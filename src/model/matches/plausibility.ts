import { fieldChanges, type Delta } from '../proposals/delta';
import { fieldAmong } from '../records/fields';
import type { Sport } from '../sports';

export const youngest = 14;

export type ImpossibleResult =
  | { readonly kind: 'score'; readonly score: number; readonly most: number }
  | { readonly kind: 'draw' };

const scores: ReadonlySet<string> = new Set(['player1.score', 'player2.score']);

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
