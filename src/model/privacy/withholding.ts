import { hashId } from '@/lib/hashId';
import type { Player } from '../records/records';

/**
 * The name of a player who asked not to be named, also on their sides in matches. Files and earlier versions
 * show it as it is; pages translate it.
 */
export const withheldName = 'Name withheld';

/**
 * Whether a player's name was withheld. Such a player is also hidden, has no facts, and cannot be changed.
 */
export const isWithheld = ({ withheld }: Pick<Player, 'withheld'>): boolean => withheld === true;

/**
 * Lets devices find the page that this one replaces. The old id contained the name, so only a hash may be
 * stored. The hash still lets someone confirm a guessed id, so it disappears together with the tombstones.
 */
export const replacedMark = (id: string, replaced: string): string =>
  [`${id} ${replaced}`, `${replaced} ${id}`]
    .map((text) => hashId(text).toString(16).padStart(8, '0'))
    .join('');

export const mostWithheldPages = 30;

export const mostSpellings = 20;

/** Days for which an undecided request is kept. */
export const requestDays = 90;

/**
 * Hours from an admin's decision until nothing we serve names the person; `docs/takedown.md` adds them up.
 */
export const withholdingHours = 24;
