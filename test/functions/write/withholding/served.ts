import type { Firestore } from 'firebase-admin/firestore';
import { spelledPath } from '@/model/sharing/address';
import { feedFormats, feedPath, type FeedSubject } from '@/model/sharing/feeds';
import { builtInSports } from '@/model/sports';
import { readRecentEdits } from '../../../../functions/src/serve/feeds/recentEdits';
import { createElsewhere } from '../../../../functions/src/serve/elsewhere';
import { previewOf } from '../../../../functions/src/serve/head/previewContent';
import { readPage } from '../../../../functions/src/serve/head/readPage';
import { serveHead } from '../../../../functions/src/serve/head/serveHead';
import { serveSitemap } from '../../../../functions/src/serve/sitemap/serveSitemap';
import { createPublishedWiki } from '../../../../functions/src/serve/reading/publishedWiki';
import { decompress } from '../../../../functions/src/publish/snapshot/publishedFiles';
import { readSince } from '../../../../functions/src/publish/snapshot/readCollection';
import { serveSnapshot } from '../../../../functions/src/serve/serveSnapshot';
import type { SnapshotStore } from '../../../../functions/src/publish/snapshot/snapshotStore';
import { wikiIn } from '../../serve/reading/worlds';

export interface Served {
  readonly what: string;
  readonly text: string;
}

interface Serving {
  readonly db: Firestore;
  readonly store: SnapshotStore;
  readonly now: () => number;
}

const origin = 'https://wiki.example';
const sports = builtInSports;
const logger = {
  error: (message: string, ...more: readonly unknown[]) => {
    throw new Error(`${message} ${more.join(' ')}`);
  },
};
const shell = async () => ({
  html: '<!doctype html><html><head><title>Armwiki</title></head><body><div id="root"></div></body></html>',
  current: true,
});

/** An instance that answers feeds, calendars, embeds and single records, and keeps what it has read. */
export function openInstance({ db, store, now }: Serving) {
  const wiki = createPublishedWiki({ store, now, logger, read: readSince(db) });
  const answer = createElsewhere({
    ...{ wiki, now, origin, logger, sports: async () => sports },
    readEdits: readRecentEdits(db),
  });
  return (players: readonly string[]): Promise<readonly Served[]> =>
    Promise.all(
      addresses(players).map(async ([what, address]) => {
        const { pathname: path, search: query } = new URL(address, origin);
        const { status, headers, body } = await answer({ method: 'GET', path, query });
        return { what, text: `${status} ${JSON.stringify(headers)} ${body}` };
      }),
    );
}

function addresses(players: readonly string[]): readonly (readonly [what: string, address: string])[] {
  const subjects: readonly FeedSubject[] = [
    { kind: 'all' },
    { kind: 'sport', id: 'armw' },
    { kind: 'event', id: 'e' },
    { kind: 'edits', of: 'all' },
    ...players.map((id) => ({ kind: 'edits' as const, of: 'player' as const, id })),
    ...players.map((id) => ({ kind: 'player' as const, id })),
  ];
  return [
    ...subjects.flatMap((subject) =>
      feedFormats.map((format) => [`feed ${subject.kind} ${format}`, feedPath(subject, format)] as const),
    ),
    ...['', 'lang=ja'].flatMap((language) => [
      ['embed event', `/embed/event/e?${language}`] as const,
      ['embed rankings', `/embed/rankings/armw?gender=W&${language}`] as const,
      ...players.map((id) => ['embed versus', `/embed/versus/${id}/p2?${language}`] as const),
    ]),
    ...players.map((id) => ['record player', `/data/player/${id}.json`] as const),
    ['record player', '/data/player/p2.json'],
    ['record event', '/data/event/e.json'],
    ['record match', '/data/match/m.json'],
    ['description', '/data/openapi.json'],
  ];
}

const jsonIn = async (stored: Buffer | undefined): Promise<unknown> =>
  stored && JSON.parse((await decompress(stored)).toString());

/** Heads, the texts of preview pictures, the sitemap and the index of published files. */
export async function servedPages(
  { db, store, now }: Serving,
  players: readonly string[],
): Promise<readonly Served[]> {
  const paths = [
    ...['/', '/rankings', '/match/m', '/sport/armw/event/e', '/player/p2', '/player', '/sport/armw'],
    ...players.flatMap((id) => [`/player/${id}`, `/player/${id}/versus/p2`, `/player/p2/versus/${id}`]),
  ];
  const wiki = await wikiIn(db);
  const pages = paths.map(async (path): Promise<readonly Served[]> => {
    const found = readPage(wiki, path, sports);
    const moved = found?.kind === 'moved' ? spelledPath(found.address) : undefined;
    const page = moved === undefined ? found : readPage(wiki, moved, sports);
    const preview = page === undefined || page.kind === 'moved' ? undefined : previewOf(page, sports);
    const head = await serveHead(
      {
        ...{ origin, sports, shell, logger, ratingsOf: async () => [], previewKey: async () => 'a key' },
        published: async (file) => jsonIn(await store.read(file)),
        now,
        readPage: async () => page,
      },
      { method: 'GET', path, query: '' },
    );
    return [
      { what: 'head', text: `${moved} ${JSON.stringify(head.headers)} ${head.body}` },
      { what: `preview ${preview?.kind ?? 'none'}`, text: JSON.stringify(preview ?? null) },
    ];
  });
  const sitemap = await serveSitemap(
    { store, origin, sports, logger },
    { method: 'GET', path: '/sitemap.xml', query: '' },
  );
  const index = await serveSnapshot(store, {
    ...{ method: 'GET', path: '/data/manifest.json', query: '', acceptEncoding: '' },
  });
  return [
    ...(await Promise.all(pages)).flat(),
    { what: 'sitemap', text: sitemap.body },
    { what: 'index', text: String(index.body) },
  ];
}
