import type { StatedTerms } from '@/model/operating/siteFacts';
import type { Sport } from '@/model/sports';
import type { LiveResults, ReadLive } from './liveResults';
import type { ReadWiki } from './publishedWiki';

/** An answer for readers without the app, in the form that Hosting caches. */
export interface WebAnswer {
  readonly status: 200 | 301 | 404 | 405 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
}

export interface AnswerLogger {
  readonly error: (message: string, ...more: readonly unknown[]) => void;
}

export interface AnswerServices {
  readonly wiki: ReadWiki;
  /** Absent where live results are of no interest. */
  readonly live?: ReadLive | undefined;
  readonly sports: readonly Sport[];
  readonly origin: string;
  readonly terms?: StatedTerms | undefined;
  readonly now: () => number;
  readonly logger: AnswerLogger;
}

/**
 * How long Hosting caches an answer. `found` may be four minutes old and its data five (`refreshMs`), so an
 * applied change appears within ten. Without stale-while-revalidate, which would add to that.
 */
const kept = {
  found: 'public, max-age=0, s-maxage=240',
  missing: 'public, max-age=0, s-maxage=60',
  moved: 'public, max-age=0, s-maxage=60',
} as const;

/** The cache time on the days of an event, and while a match is live. */
const paces = {
  usual: kept.found,
  day: 'public, max-age=0, s-maxage=60',
  live: 'public, max-age=0, s-maxage=15',
} as const satisfies Record<LiveResults['pace'], string>;

const open = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' } as const;

export const found = (type: string, body: string, pace: LiveResults['pace'] = 'usual'): WebAnswer => ({
  status: 200,
  headers: { ...open, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': paces[pace] },
  body,
});

export const moved = (path: string, cacheControl: string = kept.moved): WebAnswer => ({
  status: 301,
  headers: { ...open, Location: path, 'Cache-Control': cacheControl },
  body: '',
});

export const missing = (): WebAnswer => plain(404, 'Not found.\n', kept.missing);

export async function answerRequest(
  logger: AnswerLogger,
  { method, path }: WebRequest,
  work: () => Promise<WebAnswer>,
): Promise<WebAnswer> {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Expected GET or HEAD.\n', 'no-store');
  try {
    return await work();
  } catch (error) {
    logger.error(`${path} could not be answered`, error);
    return plain(503, 'Not available at the moment.\n', 'no-store');
  }
}

const plain = (status: 404 | 405 | 503, body: string, cacheControl: string): WebAnswer => ({
  status,
  headers: {
    ...open,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': cacheControl,
    ...(status === 503 && { 'Retry-After': '60' }),
  },
  body,
});
