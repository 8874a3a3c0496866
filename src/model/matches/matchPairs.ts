import type { Json } from '@/lib/json';
import { sameFieldValue } from '../proposals/delta';
import { fieldValue } from '../records/fields';
import type { Match } from '../records/records';
import type { FieldSpec } from '../schema/fieldSpec';
import { turnedPath, turnedValue } from './turned';

export interface MatchPair {
  readonly stays: string;
  readonly goes: string;
}

type Alike = (id: string, otherId: string) => boolean;

/**
 * Pairs the matches of two cards that are likely the same: equal or similarly named players, and no
 * contradicting arm. The likeliest pairs first; each match is in one pair at most.
 */
export function pairMatches(
  stays: readonly Match[],
  goes: readonly Match[],
  isAlike: Alike,
): readonly MatchPair[] {
  const likely = goes.flatMap((match, at) =>
    stays.flatMap((other, otherAt) => {
      const worth = likeness(match, other, isAlike);
      return worth === 0 ? [] : [{ worth, apart: Math.abs(at - otherAt), stays: other.id, goes: match.id }];
    }),
  );
  const taken = new Set<string>();
  return likely
    .sort((a, b) => b.worth - a.worth || a.apart - b.apart)
    .flatMap(({ stays: one, goes: other }) => {
      if (taken.has(one) || taken.has(other)) return [];
      taken.add(one).add(other);
      return [{ stays: one, goes: other }];
    });
}

function likeness(match: Match, other: Match, isAlike: Alike): number {
  if (match.arm !== undefined && other.arm !== undefined && match.arm !== other.arm) return 0;
  const side = (id: string, otherId: string) => (id === otherId ? 3 : isAlike(id, otherId) ? 1 : 0);
  const sides = (first: string, second: string) => {
    const worths = [side(match.player1.id, first), side(match.player2.id, second)];
    return worths.includes(0) ? 0 : worths.reduce((sum, each) => sum + each);
  };
  const players = Math.max(
    sides(other.player1.id, other.player2.id),
    sides(other.player2.id, other.player1.id),
  );
  return players === 0 ? 0 : 2 * players + Number(match.arm === other.arm);
}

export interface MatchDifference {
  readonly field: FieldSpec;
  readonly stays: Json;
  readonly goes: Json;
}

export const matchDifferences = (
  stays: Match,
  goes: Match,
  fields: readonly FieldSpec[],
  isTurned: boolean,
): readonly MatchDifference[] =>
  fields.flatMap((field) => {
    if (field.type === 'player' || field.path === 'order') return [];
    const own = fieldValue(stays, field);
    const at = isTurned ? turnedPath(field.path) : field.path;
    const value = fieldValue(goes, { ...field, path: at });
    const other = isTurned ? turnedValue(field.path, value) : value;
    return other === null || sameFieldValue(field, own, other) ? [] : [{ field, stays: own, goes: other }];
  });
