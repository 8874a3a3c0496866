import { isJsonObject, type Json } from '@/lib/json';
import type { Proposal } from './delta';
import { isName } from '../records/recordNames';
import { defaults } from '../schema/limits';
import { cleanName } from '../texts';

/**
 * The name under which a match may name a player. Older names may break today's limits; the match then gets a
 * cleaned name until applying replaces it with the record's name.
 */
function proposableName(name: string): string {
  const cleaned = cleanName(name);
  return isName(cleaned) ? cleaned : defaults.name;
}

export function withProposableName(side: Json): Json {
  if (!isJsonObject(side) || typeof side['name'] !== 'string' || isName(side['name'])) return side;
  return { ...side, name: proposableName(side['name']) };
}

export function withProposableNames<P extends Pick<Proposal, 'collection' | 'field' | 'value'>>(
  proposal: P,
): P {
  const { collection, field, value } = proposal;
  if (collection !== 'match' || !isJsonObject(value)) return proposal;
  if (field !== '') return { ...proposal, value: withProposableName(value) };
  const sides = ['player1', 'player2'].flatMap((side) =>
    value[side] === undefined ? [] : [[side, withProposableName(value[side])] as const],
  );
  return { ...proposal, value: { ...value, ...Object.fromEntries(sides) } };
}
