import { dateOf } from '@/model/dates';
import { canonicalPath } from '@/model/sharing/address';
import { inTime } from '../head/inTime';
import { readPage } from '../head/readPage';
import type { ReadWiki } from '../reading/publishedWiki';
import { longestKept } from '../requests/longestKept';
import { redirectKept } from '../requests/queryOf';
import { previewOf, type PreviewContent } from '../head/previewContent';
import { pageWithoutResults } from '../head/withoutResults';
import { askedPreview, isSigned, pathOf, previewPath, type AskedPreview } from '../head/previewAddress';
import type { PreviewKey } from './previewKey';
import type { Sport } from '@/model/sports';
import {
  isRead,
  notRead,
  plain,
  redirect,
  type AnswerLogger,
  type WebAnswer,
  type WebRequest,
} from '../reading/answers';

export interface PreviewServices {
  readonly origin: string;
  readonly sports: readonly Sport[];
  /** Always serves the general picture, so that nothing is read or drawn. */
  readonly goesWithout?: boolean;
  readonly wiki: ReadWiki;
  readonly render: (preview: PreviewContent) => Promise<Buffer | undefined>;
  readonly previewKey: PreviewKey;
  readonly logger: AnswerLogger;
  readonly patienceMs?: number;
}

export type ServedPreview = WebAnswer<string | Buffer>;

/**
 * How long Hosting caches an answer. A picture's address changes with its content, so it is never outdated.
 * It still expires, so that a removed name does not remain in caches for ever.
 */
const kept = {
  picture: `public, max-age=${longestKept}, s-maxage=${longestKept}`,
  elsewhere: 'public, max-age=0, s-maxage=300',
  missing: 'public, max-age=0, s-maxage=60',
  makeshift: 'public, max-age=0, s-maxage=10',
} as const;

/**
 * The picture of a page for link previews. The address is checked before any read: an unsigned one gets the
 * general picture, another spelling a redirect. Only the current address is drawn; an old one redirects to
 * it, at the cost of a few reads. Pages without a picture and failures get the general picture, so that a
 * shared link never shows a broken one.
 */
export async function servePreview(services: PreviewServices, request: WebRequest): Promise<ServedPreview> {
  if (!isRead(request)) return notRead();
  const { path, query } = request;
  const asked = askedPreview(path, services.sports);
  if (!asked) return plain(404, 'No such picture.\n', { 'Cache-Control': kept.missing });
  // Hosting caches by full URL, so each query would draw another picture.
  if (query !== '' || path !== pathOf(asked)) return redirect(pathOf(asked), redirectKept);
  const { origin, logger } = services;
  const general = (control: string) => redirect(`${origin}/share.png`, control, 302);
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

async function keyFor({ previewKey }: PreviewServices, asked: AskedPreview): Promise<string | undefined> {
  const fits = (key: string | undefined) => key !== undefined && isSigned(asked, key);
  const known = await previewKey();
  if (fits(known)) return known;
  const fresh = await previewKey('fresh');
  return fits(fresh) ? fresh : undefined;
}

async function drawn(
  services: PreviewServices,
  asked: AskedPreview,
  key: string,
): Promise<ServedPreview | undefined> {
  const { origin, render } = services;
  const isPresent = (found: Present | undefined) => found?.path === pathOf(asked);
  const known = await presentOf(services, asked, key);
  // `page` signed the address, so its instance may have newer records than this one.
  const present = isPresent(known) ? known : await presentOf(services, asked, key, freshMs);
  if (!present) return undefined;
  if (!isPresent(present)) return redirect(origin + present.path, kept.elsewhere, 302);
  const body = await render(present.preview);
  if (!body) return undefined;
  return { status: 200, headers: { 'Content-Type': 'image/png', 'Cache-Control': kept.picture }, body };
}

const freshMs = 10_000;

interface Present {
  readonly preview: PreviewContent;
  readonly path: string;
}

async function presentOf(
  { sports, wiki, patienceMs = 5_000 }: PreviewServices,
  asked: AskedPreview,
  key: string,
  maxAgeMs?: number,
): Promise<Present | undefined> {
  const records = await inTime(wiki(maxAgeMs), patienceMs, asked.page);
  const found = readPage(records, asked.page, sports);
  const page = found?.kind === 'moved' ? readPage(records, canonicalPath(found.address), sports) : found;
  if (!page || page.kind === 'moved') return undefined;
  const shown = asked.hides ? pageWithoutResults(page) : page;
  const preview = previewOf(shown, sports, dateOf(Date.now()), asked.hides);
  return preview && { preview, path: previewPath(preview, page.address, key, asked.hides) };
}
