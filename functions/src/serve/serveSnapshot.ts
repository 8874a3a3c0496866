import { filePattern, manifestFile } from '@/model/published/publication';
import { firstFile, rankingsFile } from '@/model/published/firstPlaces';
import { duplicatesFile } from '@/model/published/publishedDuplicates';
import { changesFile } from '@/model/published/publishedChanges';
import { recentFile } from '@/model/published/publishedRecent';
import { queueFile, statusFile } from '@/model/published/publishedStatus';
import { siteFile } from '@/model/operating/siteFacts';
import { rankingPattern } from '@/model/published/rankings';
import { decompress } from '../publish/snapshot/publishedFiles';
import { longestKept } from './requests/longestKept';
import { redirectKept } from './requests/queryOf';
import { isRead, type WebAnswer, type WebRequest } from './reading/answers';
import type { SnapshotStore } from '../publish/snapshot/snapshotStore';

type Served = WebAnswer<Buffer>;

const types = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
} as const;

const briefly = 'public, max-age=300';
const momentarily = 'public, max-age=10';
/** Every change newer than the first two costs each visitor a read. */
const mostBriefly = 'public, max-age=60';
/** Files that are rewritten under a fixed name. */
const brief = new Set([
  firstFile,
  rankingsFile,
  changesFile,
  duplicatesFile,
  recentFile,
  statusFile,
  queueFile,
  siteFile,
]);
const isBrief = (name: string): boolean => brief.has(name) || rankingPattern.test(name);

function keptOf(name: string): string {
  if (name === queueFile) return momentarily;
  if (name === changesFile || name === recentFile || name === siteFile) return mostBriefly;
  return isBrief(name) ? briefly : `public, max-age=${longestKept}, immutable`;
}

const refused = (status: 404 | 405, message: string): Served => ({
  status,
  headers: { 'Content-Type': types.txt, 'Cache-Control': 'no-store' },
  body: Buffer.from(message),
});

/**
 * Answers `/data/<name>`. Files with a fixed name (the manifest, first content of Home and rankings, changes,
 * duplicates, status) may be a few minutes old, the count of the queue a few seconds. All others are named by
 * their content's hash, so a cached copy is always valid.
 */
export async function serveSnapshot(
  store: Pick<SnapshotStore, 'read'>,
  {
    acceptEncoding,
    licence,
    ...request
  }: WebRequest & {
    readonly acceptEncoding: string;
    /** Address of the data's licence. A CSV cannot contain it, so a header does. */
    readonly licence?: string | undefined;
  },
): Promise<Served> {
  const { path, query } = request;
  if (!isRead(request)) return refused(405, 'Expected GET or HEAD.\n');
  const name = path.replace(/^\/data\//, '');
  if (name !== manifestFile && !isBrief(name) && !filePattern.test(name))
    return refused(404, 'No such file.\n');
  // Researchers load it from pages on other sites.
  const open = {
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    ...(licence !== undefined && { Link: `<${licence}>; rel="license"` }),
  };
  // Hosting caches by full URL. Redirect queries, or each one would miss the cache.
  if (query !== '') {
    const headers = { ...open, Location: `/data/${name}`, 'Cache-Control': redirectKept };
    return { status: 301, headers, body: Buffer.alloc(0) };
  }
  const stored = await store.read(name);
  if (stored === undefined) return refused(404, 'No such file.\n');
  if (name === manifestFile) {
    const headers = { ...open, 'Content-Type': types.json, 'Cache-Control': briefly };
    return { status: 200, headers, body: stored };
  }
  const ending = name.split('.').at(-1) as keyof typeof types;
  const headers = {
    ...open,
    'Content-Type': types[ending],
    'Cache-Control': keptOf(name),
    Vary: 'Accept-Encoding',
  };
  if (!/\bbr\b/.test(acceptEncoding)) return { status: 200, headers, body: await decompress(stored) };
  return { status: 200, headers: { ...headers, 'Content-Encoding': 'br' }, body: stored };
}
