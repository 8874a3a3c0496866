import type { Delta } from '../proposals/delta';
import type { PlayerId } from '../ids';
import type { AnyRecord, Player } from '../records/records';

type Hideable = Pick<Player, 'id' | 'hidden' | 'minor'>;

/**
 * Whether lists, searches, pickers and rankings show the player. A hidden player (by proposal or as a minor)
 * keeps a page that says so, and matches still name them.
 */
export const isListed = ({ hidden, minor }: Pick<Hideable, 'hidden' | 'minor'>): boolean =>
  hidden !== true && minor !== true;

export const isHiddenPlayer = (record: AnyRecord): record is Player =>
  ('hidden' in record || 'minor' in record) && !isListed(record);

/** `true` if the proposal hides a player, `false` if it shows one again, `undefined` if it does neither. */
export const hidingOf = ({
  collection,
  field,
  value,
}: Pick<Delta, 'collection' | 'field' | 'value'>): boolean | undefined =>
  collection === 'player' && field === 'hidden' ? value === true : undefined;

export function hiddenAmong(players: Iterable<Hideable>): ReadonlySet<PlayerId> {
  const hidden = new Set<PlayerId>();
  for (const player of players) if (!isListed(player)) hidden.add(player.id);
  return hidden;
}
