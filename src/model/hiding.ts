import type { Delta } from './delta';
import type { PlayerId } from './ids';
import type { AnyRecord, Player } from './records';

/** A player, as far as it says whether it is hidden. */
type Hideable = Pick<Player, 'id' | 'hidden' | 'minor'>;

/**
 * Tells whether a player is in lists, searches, pickers and rankings. Whoever is hidden, by a proposal or as a minor,
 * keeps the page, which says so, and is named by matches.
 */
export const isListed = ({ hidden, minor }: Pick<Hideable, 'hidden' | 'minor'>): boolean =>
  hidden !== true && minor !== true;

/** Tells whether a record of any collection is a hidden player. */
export const isHiddenPlayer = (record: AnyRecord): record is Player =>
  ('hidden' in record || 'minor' in record) && !isListed(record);

/** Tells what a proposal is to do about it: `true` hides a player, `false` shows one again, `undefined` is about something else. */
export const hidingOf = ({
  collection,
  field,
  value,
}: Pick<Delta, 'collection' | 'field' | 'value'>): boolean | undefined =>
  collection === 'player' && field === 'hidden' ? value === true : undefined;

/** The hidden ones among these players. */
export function hiddenAmong(players: Iterable<Hideable>): ReadonlySet<PlayerId> {
  const hidden = new Set<PlayerId>();
  for (const player of players) if (!isListed(player)) hidden.add(player.id);
  return hidden;
}
