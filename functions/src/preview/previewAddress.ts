import { createHash } from 'node:crypto';
import { canonicalPath, type Address } from '@/model/address';
import type { Card } from './card';

/** Counts up when pictures are drawn otherwise, so that those drawn before are asked for no more. */
const drawing = 1;

/** What a picture shows in a few letters: another record, or the same one after an edit, has others. */
const digestOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('hex')
    .slice(0, 12);

/** Where the picture of a page is: the page's own address after a digest of what it shows. */
export const previewPath = (card: Card, address: Address): string =>
  `/preview/${digestOf(card)}${canonicalPath(address)}.png`;

/** The address of the page whose picture is asked for; `undefined` where there are no pictures. */
export const previewedPath = (path: string): string | undefined =>
  /^\/preview\/[\da-f]{12}(\/.+)\.png$/.exec(path)?.[1];

/** Whether two addresses are one, however they are encoded on their way here. */
export function isSamePath(one: string, other: string): boolean {
  try {
    return decodeURIComponent(one) === decodeURIComponent(other);
  } catch {
    return false;
  }
}
