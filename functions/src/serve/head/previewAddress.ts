import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalPath, readAddress, type Address } from '@/model/sharing/address';
import type { Sport } from '@/model/sports';
import { askedFor } from './recordAddress';
import type { PreviewContent } from './previewContent';

/** Increase it when the drawing changes, so that the addresses change too. */
const drawing = 1;

const digestOf = (preview: PreviewContent): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, preview]))
    .digest('hex')
    .slice(0, 12);

const signatureOf = (digest: string, page: string, key: string, hides: boolean): string =>
  createHmac('sha256', key)
    .update(`${digest} ${page}${hides ? ' without results' : ''}`)
    .digest('hex')
    .slice(0, 12);

/** Address of a page's picture: digest of its content, signature, then the page's own path. */
export function previewPath(preview: PreviewContent, address: Address, key: string, hides = false): string {
  const page = canonicalPath(address);
  const digest = digestOf(preview);
  return pathOf({ digest, signature: signatureOf(digest, page, key, hides), page, hides });
}

export interface AskedPreview {
  readonly digest: string;
  readonly signature: string;
  readonly page: string;
  readonly hides: boolean;
}

export const pathOf = ({ digest, signature, page, hides }: AskedPreview): string =>
  `/preview/${hides ? 'hidden/' : ''}${digest}${signature}${page}.png`;

export function askedPreview(path: string, sports: readonly Sport[]): AskedPreview | undefined {
  const [, hidden, digest, signature, pathname] =
    /^\/preview\/(hidden\/)?([\da-f]{12})([\da-f]{12})(\/.+)\.png$/.exec(path) ?? [];
  const address = pathname === undefined ? undefined : readAddress(pathname);
  if (digest === undefined || signature === undefined || pathname === undefined || !address) return undefined;
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

export function isSigned({ digest, signature, page, hides }: AskedPreview, key: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(digest, page, key, hides)));
}
