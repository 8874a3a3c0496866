import { canonicalPath } from '@/model/address';
import { inTime } from '../head/inTime';
import type { Moved, Page } from '../head/readPage';
import { longestKept } from '../requests/longestKept';
import { redirectKept } from '../requests/queryOf';
import { previewOf, type PreviewContent } from '../head/previewContent';
import { pageWithoutResults } from '../head/withoutResults';
import { askedPreview, isSigned, pathOf, previewPath, type AskedPreview } from '../head/previewAddress';
import type { PreviewKey } from './previewKey';
import type { Sport } from '@/model/sports';

export interface PreviewServices {
  readonly origin: string;
  readonly sports: readonly Sport[];
  /** Every page shows the general picture, so that nothing is read of the database, or drawn. */
  readonly goesWithout?: boolean;
  readonly readPage: (pathname: string, sports: readonly Sport[]) => Promise<Page | Moved | undefined>;
  readonly render: (preview: PreviewContent) => Promise<Buffer | undefined>;
  /** The key that signs addresses; never rejects. */
  readonly previewKey: PreviewKey;
  readonly logger: { readonly error: (message: string, ...more: readonly unknown[]) => void };
  /** How long the record may take before the general picture is good enough. */
  readonly patienceMs?: number;
}

export interface ServedPreview {
  readonly status: 200 | 301 | 302 | 404 | 405;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * How long Hosting may keep an answer. What a picture shows is in its address, so it never grows old; it is let go
 * all the same, so that no name that was taken away is kept near its readers for ever.
 */
const kept = {
  picture: `public, max-age=${longestKept}, s-maxage=${longestKept}`,
  /** The record may change any moment, and its picture then is elsewhere. */
  elsewhere: 'public, max-age=0, s-maxage=300',
  missing: 'public, max-age=0, s-maxage=60',
  /** Something failed, which passes. */
  makeshift: 'public, max-age=0, s-maxage=10',
} as const;

/**
 * The picture of a page for link previews. An address is checked before anything is read: made-up ones show the general
 * picture, other spellings lead to the one. Only the present address of a picture is drawn for; an old one is sent there,
 * which costs a few reads. Whatever has no picture or fails shows the general one, so a shared link never has a broken picture.
 */
export async function servePreview(
  services: PreviewServices,
  { method, path, query }: { readonly method: string; readonly path: string; readonly query: string },
): Promise<ServedPreview> {
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'Expected GET or HEAD.\n');
  const asked = askedPreview(path, services.sports);
  if (!asked) return text(404, 'No such picture.\n');
  // A query would be another address to Hosting, and so another picture to draw.
  if (query !== '' || path !== pathOf(asked)) return redirect(301, pathOf(asked), redirectKept);
  const { origin, logger } = services;
  const general = (control: string) => redirect(302, `${origin}/share.png`, control);
  if (services.goesWithout) return general(kept.elsewhere);
  try {
    const key = await keyFor(services, asked);
    if (key === undefined) return general(kept.missing);
    return (await drawn(services, asked, key)) ?? general(kept.missing);
  } catch (error) {
    logger.error('a preview goes without its picture', error);
    return general(kept.makeshift);
  }
}

/** The key, where the address was made with it. */
async function keyFor({ previewKey }: PreviewServices, asked: AskedPreview): Promise<string | undefined> {
  const fits = (key: string | undefined) => key !== undefined && isSigned(asked, key);
  const known = await previewKey();
  if (fits(known)) return known;
  // Another instance may have made a new one.
  const fresh = await previewKey('fresh');
  return fits(fresh) ? fresh : undefined;
}

/** The picture, or where it is now; `undefined` where there is none. */
async function drawn(
  { origin, sports, readPage, render, patienceMs = 5_000 }: PreviewServices,
  asked: AskedPreview,
  key: string,
): Promise<ServedPreview | undefined> {
  const found = await inTime(readPage(asked.page, sports), patienceMs, asked.page);
  const page =
    found?.kind === 'moved'
      ? await inTime(readPage(canonicalPath(found.address), sports), patienceMs, asked.page)
      : found;
  if (!page || page.kind === 'moved') return undefined;
  const preview = previewOf(asked.hides ? pageWithoutResults(page) : page, sports);
  if (!preview) return undefined;
  const present = previewPath(preview, page.address, key, asked.hides);
  if (pathOf(asked) !== present) return redirect(302, origin + present, kept.elsewhere);
  const body = await render(preview);
  if (!body) return undefined;
  return { status: 200, headers: { 'Content-Type': 'image/png', 'Cache-Control': kept.picture }, body };
}

const redirect = (status: 301 | 302, location: string, cacheControl: string): ServedPreview => ({
  status,
  headers: { Location: location, 'Cache-Control': cacheControl },
  body: '',
});

const text = (status: 404 | 405, body: string): ServedPreview => ({
  status,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': status === 404 ? kept.missing : 'no-store',
  },
  body,
});
