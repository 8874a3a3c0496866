import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalPath, readAddress, type Address } from '@/model/address';
import type { Sport } from '@/model/sports';
import { askedFor } from './recordAddress';
import type { PreviewContent } from './previewContent';

/** Counts up when pictures are drawn otherwise, so that those drawn before are asked for no more. */
const drawing = 1;

/** The content of a picture in a few letters: another record, or the same one after an edit, has others. */
const digestOf = (preview: PreviewContent): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, preview]))
    .digest('hex')
    .slice(0, 12);

/** Shows that an address was made here, without anything being read. */
const signatureOf = (digest: string, page: string, key: string, hides: boolean): string =>
  createHmac('sha256', key)
    .update(`${digest} ${page}${hides ? ' without results' : ''}`)
    .digest('hex')
    .slice(0, 12);

/** Where the picture of a page is: the page's own address after a digest of what it shows, and the signature of both. */
export function previewPath(preview: PreviewContent, address: Address, key: string, hides = false): string {
  const page = canonicalPath(address);
  const digest = digestOf(preview);
  return pathOf({ digest, signature: signatureOf(digest, page, key, hides), page, hides });
}

export interface AskedPreview {
  readonly digest: string;
  readonly signature: string;
  /** The one address of the page whose picture is asked for. */
  readonly page: string;
  /** True of the picture that tells no result. */
  readonly hides: boolean;
}

/** How an address of a picture is written. */
export const pathOf = ({ digest, signature, page, hides }: AskedPreview): string =>
  `/preview/${hides ? 'hidden/' : ''}${digest}${signature}${page}.png`;

/** The picture that an address asks for; `undefined` where no picture can be. */
export function askedPreview(path: string, sports: readonly Sport[]): AskedPreview | undefined {
  const [, hidden, digest, signature, pathname] =
    /^\/preview\/(hidden\/)?([\da-f]{12})([\da-f]{12})(\/.+)\.png$/.exec(path) ?? [];
  const address = pathname === undefined ? undefined : readAddress(pathname);
  if (digest === undefined || signature === undefined || pathname === undefined || !address) return undefined;
  // Of what made a rating nothing is drawn.
  if (address.name === 'rating') return undefined;
  const asked = askedFor(pathname, '', sports).kind;
  if (asked !== 'record' && asked !== 'elsewhere') return undefined;
  return {
    digest,
    signature,
    page: canonicalPath(address),
    hides: hidden !== undefined,
  };
}

/** Tells whether an address was made here, with this key. */
export function isSigned({ digest, signature, page, hides }: AskedPreview, key: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(digest, page, key, hides)));
}
