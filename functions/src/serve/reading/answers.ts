import type { StatedTerms } from '@/model/operating/siteFacts';
import type { Sport } from '@/model/sports';
import type { LiveResults, ReadLive } from './liveResults';
import type { ReadWiki } from './publishedWiki';

export interface WebAnswer<Body = string> {
  readonly status: 200 | 301 | 302 | 404 | 405 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
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

export const redirect = (location: string, cacheControl: string, status: 301 | 302 = 301): WebAnswer => ({
  status,
  headers: { Location: location, 'Cache-Control': cacheControl },
  body: '',
});

export const moved = (path: string, cacheControl: string = kept.moved): WebAnswer =>
  opened(redirect(path, cacheControl));

export const missing = (): WebAnswer => opened(plain(404, 'Not found.\n', { 'Cache-Control': kept.missing }));

const opened = (answer: WebAnswer): WebAnswer => ({ ...answer, headers: { ...open, ...answer.headers } });

export const isRead = ({ method }: Pick<WebRequest, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD';

export const notRead = (): WebAnswer => plain(405, 'Expected GET or HEAD.\n');

export async function answerRequest(
  logger: AnswerLogger,
  asked: WebRequest,
  work: () => Promise<WebAnswer>,
): Promise<WebAnswer> {
  if (!isRead(asked)) return opened(notRead());
  try {
    return await work();
  } catch (error) {
    logger.error(`${asked.path} could not be answered`, error);
    return opened(away());
  }
}

export const away = (): WebAnswer => plain(503, 'Not available at the moment.\n', { 'Retry-After': '60' });

/** @param headers beside the type; by default no cache keeps the answer. */
export const plain = (
  status: 404 | 405 | 503,
  body: string,
  headers: WebAnswer['headers'] = {},
): WebAnswer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  body,
});
