import { isJsonObject } from '@/lib/json';
import { dateOf } from '@/model/dates';
import { withoutResults } from '@/model/matches/spoilers';
import type { PublishedChance } from '@/model/published/chances';
import { firstFile } from '@/model/published/firstPlaces';
import type { PublishedRating } from '@/model/published/playerRatings';
import { siteName } from '@/language/siteName';
import { statedTermsOf, type SiteSettings } from '@/model/operating/siteFacts';
import type { Match } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { spelledPath } from '@/model/sharing/address';
import type { RouteName } from '@/model/sharing/routes';
import { AllowanceSpent } from '../../base/allowance';
import { redirectKept } from '../requests/queryOf';
import { fillShell, withWords, unlistedShell } from './fillShell';
import { recordWords } from './firstWords';
import { headOf } from './headOf';
import { listAt, type ListContent } from './listPage';
import { inTime } from './inTime';
import type { PageReader } from './pageReader';
import type { Moved, Page } from './readPage';
import type { PublishedJson } from './publishedJson';
import { askedFor } from './recordAddress';
import type { Shell } from './shell';
import { siteShell } from './siteShell';
import { pageWithoutResults } from './withoutResults';
import {
  isRead,
  notRead,
  plain,
  redirect,
  type AnswerLogger,
  type WebAnswer,
  type WebRequest,
} from '../reading/answers';

export interface HeadServices {
  readonly origin: string;
  /** Absent: the built page stays as it is. */
  readonly site?: SiteSettings;
  readonly sports: readonly Sport[];
  readonly goesWithout?: boolean;
  readonly shell: () => Promise<Shell>;
  readonly readPage: PageReader;
  readonly published: PublishedJson;
  readonly ratingsOf: (player: string, sports: readonly Sport[]) => Promise<readonly PublishedRating[]>;
  /** Signs addresses of pictures; never rejects. Without a key pages show the general picture. */
  readonly previewKey: () => Promise<string | undefined>;
  readonly logger: AnswerLogger;
  readonly now: () => number;
  readonly patienceMs?: number;
}

/**
 * How long Hosting caches a page. Its head may be that old, and older while a new one is made. The app shows
 * current data, and a deployment clears the cache. Browsers revalidate each time.
 */
const kept = {
  found: 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600',
  /** A record or proposal with this id may appear at any moment. */
  missing: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  /** A merge can be reversed. If redirects were cached longer, old and new ones would form a loop. */
  moved: 'public, max-age=0, s-maxage=60',
  plain: 'public, max-age=0, s-maxage=600',
  makeshift: 'public, max-age=0, s-maxage=10',
} as const;

/**
 * The shell for an address with its head filled in. Any failure leaves the head plain, because a plain page
 * is better than none. A record's page has one address, and all other spellings redirect to it before any
 * read, because Hosting caches an answer for each.
 */
export async function serveHead(services: HeadServices, request: WebRequest): Promise<WebAnswer> {
  if (!isRead(request)) return notRead();
  const { path, query } = request;
  const asked = askedFor(path, query, services.sports);
  const hides = query === withoutResults;
  const isWithout = services.goesWithout === true && asked.kind === 'record';
  if (asked.kind === 'elsewhere') return redirect(asked.path, redirectKept);
  const list = listAt(services, path, query);
  const [built, page, content] = await Promise.all([
    services.shell().catch((error: unknown) => {
      services.logger.error('the page could not be read', error);
      return undefined;
    }),
    asked.kind === 'nothing' || asked.kind === 'ofDay' || isWithout
      ? undefined
      : pageOrFailure(services, path),
    list?.read().catch((error: unknown) => {
      services.logger.error('a page goes without its first rows', error);
      return undefined;
    }),
  ]);
  if (typeof page === 'object' && page.kind === 'moved')
    return redirect(
      spelledPath(page.address) + (hides || page.address.name === 'rating' ? query : ''),
      kept.moved,
    );
  if (!built)
    return plain(503, `${siteName()} cannot be reached at the moment. Please try again.\n`, {
      'Retry-After': '5',
    });
  const shell = services.site ? { ...built, html: siteShell(built.html, services.site) } : built;
  const keep = (control: string) => (shell.current ? control : kept.makeshift);
  if (asked.kind === 'ofDay') return html(200, unlistedShell(shell.html), keep(kept.plain));
  if (isWithout) return html(200, shell.html, keep(kept.plain));
  if (page === 'failed') return html(200, shell.html, kept.makeshift);
  if (page === undefined) return html(404, unlistedShell(shell.html), keep(kept.missing));
  // A 404 would show its author an error in the console although the page works.
  if (page.kind === 'proposed') return html(200, unlistedShell(shell.html), keep(kept.missing));
  const body = await filled(services, { shell: shell.html, page, content, hides });
  return html(200, body, keep(content && !content.first ? kept.missing : kept.found));
}

interface Filling {
  readonly shell: string;
  readonly page: Page;
  readonly content: ListContent | undefined;
  readonly hides: boolean;
}

async function filled(services: HeadServices, { shell, page, content, hides }: Filling): Promise<string> {
  const { sports, origin, site, now, previewKey, ratingsOf } = services;
  const chances = page.kind === 'event' && !hides ? await chancesOf(services, page.matches) : [];
  const ratings = page.kind === 'player' && { ratings: await ratingsOf(page.player.id, sports) };
  const found =
    content?.first ?? (page.first && { ...page.first, ...ratings, ...(chances.length > 0 && { chances }) });
  const first = found && { ...found, at: now() };
  const today = dateOf(now());
  const head =
    page.kind === 'other'
      ? undefined
      : headOf(page, sports, origin, await previewKey(), hides, site && statedTermsOf(site, origin), today);
  if (!head) {
    if (content) return withWords(shell, content.words, first);
    return general.has(page.address.name) ? shell : unlistedShell(shell);
  }
  const words = content?.words ?? recordWords(head, hides ? pageWithoutResults(page) : page, chances);
  return fillShell(shell, head, words, first);
}

async function chancesOf(
  { published }: HeadServices,
  matches: readonly Match[],
): Promise<readonly PublishedChance[]> {
  const open = new Set<string>(
    matches.flatMap(({ id, player1 }) => (player1.result === undefined ? [id] : [])),
  );
  if (open.size === 0) return [];
  const first = await published(firstFile);
  if (!isJsonObject(first) || !Array.isArray(first['chances'])) return [];
  // Our own function published it. The app parses it strictly.
  return (first['chances'] as readonly PublishedChance[]).filter(({ of }) => open.has(of.match));
}

/**
 * Pages about many records or the site keep the site's head. Whether `/player/**` in Hosting matches `/player`
 * too is uncertain.
 */
const general: ReadonlySet<RouteName> = new Set([
  ...(['home', 'players', 'sports', 'rankings', 'rating'] as const),
  ...(['about', 'terms', 'imprint'] as const),
]);

async function pageOrFailure(
  { readPage, sports, logger, patienceMs = 5_000 }: HeadServices,
  path: string,
): Promise<Page | Moved | undefined | 'failed'> {
  try {
    return await inTime(readPage(path, sports), patienceMs, path);
  } catch (error) {
    // Don't log it: a visitor who exhausts the allowance would flood the log.
    if (!(error instanceof AllowanceSpent)) logger.error('a page goes without its head', error);
    return 'failed';
  }
}

function html(status: 200 | 404, body: string, cacheControl: string): WebAnswer {
  const preloads = preloadsOf(body);
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      // A browser asks for these files as soon as the headers arrive, before it has made a document for the page.
      ...(preloads !== '' && { Link: preloads }),
    },
    body,
  };
}

/** The page's own preloads, as the value of a `Link` header (RFC 8288). The build drops quotes where it can. */
const preloadsOf = (body: string): string =>
  [...body.matchAll(/<link rel="?preload"? as="?(\w+)"? href="?([^\s">]+)"?(?: fetchpriority="?(\w+)"?)?/g)]
    .map(
      ([, as, href, priority]) =>
        `<${href}>; rel=preload; as=${as}${priority === undefined ? '' : `; fetchpriority=${priority}`}`,
    )
    .join(', ');
