import { isListed } from '../privacy/hiding';
import type { Player } from '../records/records';

/**
 * The published fields of a hidden player: identity, and what reading matches needs. Facts stay unpublished.
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
  'slug',
  'author',
  'created',
  'updatedAt',
]);

export const publishedPlayer = (player: Player): Player =>
  isListed(player)
    ? player
    : // Only optional fields are left out.
      (Object.fromEntries(Object.entries(player).filter(([key]) => published.has(key))) as unknown as Player);
