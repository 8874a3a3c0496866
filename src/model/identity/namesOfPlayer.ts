import { formerNamesOf } from '../records/formerNames';
import type { PlayerShown } from './identities';

export type OtherNames = Pick<PlayerShown, 'aliases' | 'spellings' | 'mergedNames' | 'formerNames'>;

/** Further names to find a player by, today's: aliases, spellings, and the names of players merged into it. */
export const presentNames = ({
  aliases = [],
  spellings = [],
  mergedNames = [],
}: OtherNames): readonly string[] => [...new Set([...aliases, ...spellings, ...mergedNames])];

/** Further names to show: a misspelling that somebody corrected is none of them. */
export const shownNames = ({ aliases = [], mergedAliases = [] }: PlayerShown): readonly string[] => [
  ...aliases,
  ...mergedAliases,
];

export const shownAndFormerNames = (player: PlayerShown): readonly string[] => [
  ...new Set([...shownNames(player), ...formerNamesOf(player)]),
];

export const otherNames = (player: OtherNames): readonly string[] => [
  ...new Set([...presentNames(player), ...formerNamesOf(player)]),
];
