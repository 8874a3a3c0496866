import type { Manifest } from '@/model/published/publication';
import { recordParsers } from '@/model/parsing/recordParsers';
import { isHiddenPlayer } from '@/model/privacy/hiding';
import { doublesAmong, eventIdentitiesAmong, identitiesAmong } from '@/model/identity/identities';
import type { AnyRecord, Records } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import type { Sport } from '@/model/sports';
import { readManifest, readPart } from '../../publish/snapshot/publishedFiles';
import { longestKept } from '../requests/longestKept';
import { redirectKept } from '../requests/queryOf';
import type { SnapshotStore } from '../../publish/snapshot/snapshotStore';
import { sitemapPlan, type SitemapFile } from './sitemapPlan';
import {
  away,
  isRead,
  notRead,
  plain,
  redirect,
  type AnswerLogger,
  type WebAnswer,
  type WebRequest,
} from '../reading/answers';

export interface SitemapServices {
  readonly store: SnapshotStore;
  readonly origin: string;
  readonly sports: readonly Sport[];
  readonly logger: AnswerLogger;
  readonly mostUrls?: number;
}

/** Rewritten once a night, but some addresses contain names. `firebase.json` has the same value. */
const kept = `public, max-age=3600, s-maxage=${longestKept}`;

const xml = (body: string): WebAnswer => ({
  status: 200,
  headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': kept },
  body,
});

const missing = () => plain(404, 'No such file.\n');

/**
 * Answers `/sitemap.xml` and, if one file is too small, `/sitemap-1.xml` and so on. Built from the nightly
 * published copy: reading the database for each crawler would cost as much as a first visit without copies.
 */
export async function serveSitemap(services: SitemapServices, request: WebRequest): Promise<WebAnswer> {
  if (!isRead(request)) return notRead();
  const { path: asked, query } = request;
  const number = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/.exec(asked);
  if (!number) return missing();
  if (query !== '') return redirect(asked, redirectKept);
  try {
    const manifest = await readManifest(services.store);
    const files = sitemapPlan(manifest, services.sports, services.mostUrls);
    const [, at] = number;
    if (at === undefined && files.length > 1) return xml(index(files, services.origin));
    const file = files[Number(at ?? 1) - 1];
    if (!file) return missing();
    return xml(await urlSet(services, manifest, file));
  } catch (error) {
    services.logger.error('no sitemap', error);
    return away();
  }
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function index(files: readonly SitemapFile[], origin: string): string {
  const entries = files.map(({ parts }, at) =>
    entry('sitemap', `${origin}/sitemap-${at + 1}.xml`, Math.max(...parts.map((part) => part.watermark))),
  );
  return `${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

async function urlSet(
  { store, origin }: SitemapServices,
  manifest: Manifest | undefined,
  { fixed, parts }: SitemapFile,
): Promise<string> {
  const entries = fixed.map((address) => entry('url', origin + address));
  const withMatches = parts.some(({ collection }) => collection === 'match');
  const hidden = manifest && withMatches ? await notReviewed(store, manifest) : new Set<string>();
  const merged = manifest ? await mergedRecords(store, manifest, parts) : new Set<string>();
  for (const { file, collection } of parts) {
    for (const record of await recordsIn(store, collection, file)) {
      if (merged.has(`${collection}/${record.id}`)) continue;
      if (isHiddenPlayer(record)) continue;
      // Unreviewed records are visible by address only.
      if ('valid' in record ? record.valid === 0 : 'event' in record && hidden.has(record.event.id)) continue;
      entries.push(entry('url', origin + addressOf(record), record.updatedAt));
    }
  }
  return `${head}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`;
}

async function notReviewed(store: SnapshotStore, manifest: Manifest): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>();
  for (const { file } of manifest.collections.event.parts)
    for (const event of await recordsIn(store, 'event', file)) if (event.valid === 0) hidden.add(event.id);
  return hidden;
}

async function mergedRecords(
  store: SnapshotStore,
  { collections }: Manifest,
  parts: SitemapFile['parts'],
): Promise<ReadonlySet<string>> {
  const all = async <N extends Collection>(
    collection: N,
    needed: boolean,
  ): Promise<readonly Records[N][]> => {
    if (!needed) return [];
    const read = collections[collection].parts.map(({ file }) => recordsIn(store, collection, file));
    return (await Promise.all(read)).flat();
  };
  const has = (collection: Collection) => parts.some((part) => part.collection === collection);
  const [withMatches, withPlayers] = [has('match'), has('player')];
  const events = eventIdentitiesAmong(await all('event', withMatches || has('event')));
  const players = identitiesAmong(await all('player', withPlayers));
  const doubles = doublesAmong(await all('match', withMatches && events.size > 0), events);
  const keys = (collection: Collection, ids: Iterable<string>) => [...ids].map((id) => `${collection}/${id}`);
  return new Set([
    ...keys('event', events.keys()),
    ...keys('player', players.keys()),
    ...keys('match', doubles.keys()),
  ]);
}

async function recordsIn<N extends Collection>(
  store: SnapshotStore,
  collection: N,
  file: string,
): Promise<readonly Records[N][]> {
  return (await readPart(store, file)).flatMap((doc) => {
    const record = recordParsers[collection](doc);
    return record.ok ? [record.value as Records[N]] : [];
  });
}

const addressOf = (record: AnyRecord): string =>
  'player1' in record
    ? path('match', { id: record.id })
    : 'sport' in record
      ? path('event', { id: record.sport.id, eventId: nameIn(record) })
      : path('player', { id: nameIn(record) });

const entry = (element: 'url' | 'sitemap', address: string, changed?: number): string =>
  `<${element}><loc>${address.replace(/&/g, '&amp;').replace(/'/g, '&apos;')}</loc>${
    changed === undefined || !Number.isFinite(changed)
      ? ''
      : `<lastmod>${new Date(changed).toISOString().slice(0, 10)}</lastmod>`
  }</${element}>\n`;
