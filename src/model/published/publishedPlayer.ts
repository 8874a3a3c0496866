import { isListed } from '../hiding';
import type { Player } from '../records';

/**
 * The fields of a hidden player that are published: who it is, and what matches are read by. The facts are not for those who
 * use the files.
 */
const published: ReadonlySet<string> = new Set<keyof Player>([
  'id',
  'name',
  'formerNames',
  'sameAs',
  'differentFrom',
  'hidden',
  'withheld',
  'replaces',
  'minor',
  'author',
  'created',
  'updatedAt',
]);

/** The player as files for everybody have it. */
export const publishedPlayer = (player: Player): Player =>
  isListed(player)
    ? player
    : // Optional fields alone are left out.
      (Object.fromEntries(Object.entries(player).filter(([key]) => published.has(key))) as unknown as Player);
