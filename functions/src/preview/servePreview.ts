import type { Page } from '../head/readPage';
import { inTime } from '../head/inTime';
import { cardOf, type Card } from './card';
import { isSamePath, previewedPath, previewPath } from './previewAddress';

export interface PreviewServices {
  readonly origin: string;
  readonly readPage: (pathname: string) => Promise<Page | undefined>;
  readonly render: (card: Card) => Promise<Buffer | undefined>;
  readonly logger: { readonly error: (message: string, ...more: readonly unknown[]) => void };
  /** How long the record may take before the general picture is good enough. */
  readonly patienceMs?: number;
}

export interface ServedPreview {
  readonly status: 200 | 302 | 404 | 405;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * How long Hosting may keep an answer. What a picture shows is in its address, so it never grows old; it is let go after a
 * month all the same, so that no name that moderators took away is kept near its readers for ever.
 */
const kept = {
  picture: 'public, max-age=86400, s-maxage=2592000',
  /** The record may change any moment, and its picture then is elsewhere. */
  elsewhere: 'public, max-age=0, s-maxage=300',
  missing: 'public, max-age=0, s-maxage=60',
  /** Something failed, which passes. */
  makeshift: 'public, max-age=0, s-maxage=10',
} as const;

/**
 * The picture of a page for link previews. Only the present address of a picture is drawn for: an old or a made-up one is
 * sent there, which costs a few reads, and whatever has no picture or fails, to the general one. So a shared link never
 * has a broken picture.
 */
export async function servePreview(
  { origin, readPage, render, logger, patienceMs = 5_000 }: PreviewServices,
  { method, path, query }: { readonly method: string; readonly path: string; readonly query: string },
): Promise<ServedPreview> {
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'Expected GET or HEAD.\n');
  const pathname = previewedPath(path);
  if (pathname === undefined) return text(404, 'No such picture.\n');
  const general = (control: string) => redirect(`${origin}/share.png`, control);
  try {
    const page = await inTime(readPage(pathname), patienceMs, path);
    const card = page && cardOf(page);
    if (!card) return general(kept.missing);
    const present = previewPath(card, page.address);
    // What follows a question mark would be another address to Hosting, and so another picture to draw.
    if (query !== '' || !isSamePath(path, present)) return redirect(origin + present, kept.elsewhere);
    const body = await render(card);
    if (!body) return general(kept.missing);
    return { status: 200, headers: { 'Content-Type': 'image/png', 'Cache-Control': kept.picture }, body };
  } catch (error) {
    logger.error('a preview goes without its picture', error);
    return general(kept.makeshift);
  }
}

const redirect = (location: string, cacheControl: string): ServedPreview => ({
  status: 302,
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
