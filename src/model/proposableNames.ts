import { isJsonObject, type Json } from '@/lib/json';
import type { Proposal } from './delta';
import { isName } from './recordNames';
import { defaults } from './schema/limits';
import { cleanName } from './texts';

/**
 * The name under which a match may name a player. Players were called otherwise while less was asked of names; their
 * matches then say what is left of it, until applying puts in what the record says.
 */
function proposableName(name: string): string {
  const cleaned = cleanName(name);
  return isName(cleaned) ? cleaned : defaults.name;
}

/** A player, or a side of a match, with a name that may be proposed. */
export function withProposableName(side: Json): Json {
  if (!isJsonObject(side) || typeof side['name'] !== 'string' || isName(side['name'])) return side;
  return { ...side, name: proposableName(side['name']) };
}

/** The proposal with names of players that may be proposed, wherever it caches one. */
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
