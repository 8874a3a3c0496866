import { hashId } from '@/lib/hashId';
import type { Player } from './records';

/**
 * The name of a player who asked not to be named, and of each of their sides in matches. It is written out for readers of
 * files and for pages of before; every page says it in its reader's language.
 */
export const withheldName = 'Name withheld';

/** Tells whether a player's name was withheld. Such a player is hidden as well, has no facts, and is changed by nobody. */
export const isWithheld = ({ withheld }: Pick<Player, 'withheld'>): boolean => withheld === true;

/**
 * A mark by which devices find the page that this one stands in place of: its id had the name in it, so nothing may say it. Who
 * guesses the id can confirm it by the mark, so the mark goes when tombstones go.
 */
export const replacedMark = (id: string, replaced: string): string =>
  [`${id} ${replaced}`, `${replaced} ${id}`]
    .map((text) => hashId(text).toString(16).padStart(8, '0'))
    .join('');

/** Pages of one person that are taken down together. */
export const mostWithheldPages = 30;

/** Other spellings that an admin has looked for in texts. */
export const mostSpellings = 20;

/** How long a request is kept that no admin has decided, in days. */
export const requestDays = 90;

/** Hours from an admin's decision until nothing that we serve names the person: `docs/takedown.md` counts them. */
export const withholdingHours = 24;
