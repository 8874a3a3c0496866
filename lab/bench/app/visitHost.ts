import { createMemoryStore } from '@test/support/memoryStore';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { titles } from '@/language/en/titles';
import { english } from '@/language/language';
import { manifestFile } from '@/model/published/publication';
import type { AnyRecord, Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { builtInSports } from '@/model/sports';
import { createPublishedJson } from '../../../functions/src/serve/head/publishedJson';
import { createRatingsOf } from '../../../functions/src/serve/head/ratingsOf';
import { createPageReader } from '../../../functions/src/serve/head/pageReader';
import { wikiOf } from '../../../functions/src/serve/reading/wiki';
import { serveHead } from '../../../functions/src/serve/head/serveHead';
import { publishCopy } from '../../../functions/src/publish/snapshot/publishSnapshot';
import type { SnapshotStore } from '../../../functions/src/publish/snapshot/snapshotStore';
import { withAdmin } from '../../../scripts/data/admin';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';
import { demoProject } from '../../../scripts/build/buildEnv';
import { host } from '../../../scripts/base/ports';
import { root } from '../../../scripts/base/root';
import { makeData, type Data } from '../page/data';
import { readShape } from '../shape';
import { folder, ports, startBackend } from './build';
import { serveApp } from './serveApp';

export interface VisitedPage {
  readonly name: 'home' | 'event' | 'player' | 'rankings';
  readonly path: string;
  readonly heading: string;
  readonly rows: { readonly selector: string; readonly count: number };
  /**
   * Selector of the first thing readers look for; on Home, the leaders. It also matches what the page shows before the
   * code has loaded.
   */
  readonly first: string;
  /** A text that it shows once all records are there. */
  readonly whole: string;
}

export interface VisitHost {
  readonly origin: string;
  readonly pages: readonly VisitedPage[];
}

/**
 * Runs the work against the built app on a host that compresses like a real one, with this many matches published,
 * pages filled in by the deployed function's code, and a database with the documents that the visited pages listen to.
 */
export async function withVisitHosts(
  sizes: readonly number[],
  say: (line: string) => void,
  work: (host: VisitHost, size: number) => Promise<void>,
): Promise<void> {
  const firestore = await startBackend(say);
  try {
    await firestore.ready;
    process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${ports.firestore}`;
    await withAdmin(demoProject, async (admin) => {
      for (const size of sizes) {
        say(`${size} matches: publishing them`);
        const data = makeData(readShape(root), size);
        const visited = choose(data);
        await store(emulatorFirestore(admin), visited);
        const copy = await published(data);
        const app = await serveApp(join(root, folder), {
          copy,
          page: filledIn(data, copy),
          plain: plainPage,
        });
        try {
          await work({ origin: app.origin, pages: pagesOf(visited, size) }, size);
        } finally {
          app.close();
        }
      }
    });
  } finally {
    await firestore.child.stop();
  }
}

/** The last event with a whole card, and the player on it with the most matches. */
function choose({ events, matches, players }: Data) {
  const cards = grouped(matches, ({ event }) => [event.id]);
  const fights = grouped(matches, ({ player1, player2 }) => [player1.id, player2.id]);
  const most = <T>(from: readonly T[], by: (item: T) => string | number): T => {
    const [first] = [...from].sort((a, b) => (by(a) < by(b) ? 1 : -1));
    if (first === undefined) throw new Error('Expected records to visit, found none');
    return first;
  };
  const event = most(
    events.filter(({ id }) => (cards.get(id)?.length ?? 0) >= wholeCard),
    ({ date }) => date,
  );
  const card = cards.get(event.id) ?? [];
  const named = new Set(card.flatMap(({ player1, player2 }) => [player1.id, player2.id]));
  const player = most(
    players.filter(({ id }) => named.has(id)),
    ({ id }) => fights.get(id)?.length ?? 0,
  );
  return { event, card, player, fights: fights.get(player.id) ?? [] };
}

const wholeCard = 10;

function grouped(matches: readonly Match[], by: (match: Match) => readonly string[]) {
  const groups = new Map<string, Match[]>();
  for (const match of matches)
    for (const key of by(match)) groups.set(key, [...(groups.get(key) ?? []), match]);
  return groups;
}

type Visited = ReturnType<typeof choose>;

const pagesOf = ({ event, card, player, fights }: Visited, size: number): readonly VisitedPage[] => [
  {
    name: 'home',
    path: '/',
    heading: '',
    // Below the first screen, the rest comes with code of its own.
    rows: { selector: 'ol a[href^="/player/"]', count: 3 },
    first: 'ol a[href^="/player/"]',
    whole: size.toLocaleString('en'),
  },
  {
    name: 'event',
    path: path('event', { id: event.sport.id, eventId: event.id }),
    heading: event.name,
    rows: { selector: 'ol > li', count: card.length },
    first: 'ol > li',
    whole: '',
  },
  {
    name: 'player',
    path: path('player', { id: player.id }),
    heading: player.name,
    rows: { selector: 'li [data-result]', count: fights.length },
    first: 'li [data-result]',
    whole: '',
  },
  {
    name: 'rankings',
    path: path('rankings'),
    heading: englishTitle,
    rows: { selector: 'tbody tr', count: 40 },
    first: 'ol a[href^="/player/"], tbody a[href^="/player/"]',
    whole: '',
  },
];

const englishTitle = english.t(titles.rankings);

/** A page of as many rows without code: no page shows its first row sooner. */
const plainPage = `<!doctype html><title>Rows</title><main><h1>Rows</h1><ol>${Array.from(
  { length: 15 },
  (_, at) => `<li><a href="/player/player-${at}">Player ${at}</a> ${1_900 - at} ± 100</li>`,
).join('')}</ol></main>`;

async function store(db: Firestore, { event, card, player, fights }: Visited): Promise<void> {
  const write = (collection: string, { id, ...record }: AnyRecord) =>
    db.doc(`${collection}/${id}`).set({
      ...record,
      ...('created' in record && { created: Timestamp.fromMillis(record.created) }),
      updatedAt: Timestamp.fromMillis(record.updatedAt),
      deleted: false,
    });
  await Promise.all([
    write('event', event),
    write('player', player),
    ...[...card, ...fights].map((match) => write('match', match)),
  ]);
}

function filledIn({ events, matches, players }: Data, store: Pick<SnapshotStore, 'read'>) {
  const html = readFileSync(join(root, folder, 'app.html'), 'utf8');
  const byId = <T extends AnyRecord>(records: readonly T[]) =>
    new Map(records.map((each) => [each.id, each]));
  const wiki = wikiOf({ event: byId(events), match: byId(matches), player: byId(players) });
  const publishedJson = createPublishedJson({ store, now: Date.now, logger: console });
  const services = {
    origin: 'https://wiki.example',
    sports: builtInSports,
    shell: async () => ({ html, current: true }),
    readPage: createPageReader(
      async () => wiki,
      async () => undefined,
    ),
    previewKey: async () => undefined,
    published: publishedJson,
    ratingsOf: createRatingsOf(publishedJson),
    now: Date.now,
    logger: console,
  };
  return (pathname: string) => serveHead(services, { method: 'GET', path: pathname, query: '' });
}

async function published({ events, matches, players }: Data) {
  const store = createMemoryStore();
  const records = { event: events, match: matches, player: players } as const;
  await publishCopy({
    store,
    licence: '',
    sports: builtInSports,
    now: Date.now,
    log: () => undefined,
    read: async (collection) => {
      const found: readonly AnyRecord[] = records[collection];
      const watermark = Math.max(...found.map(({ updatedAt }) => updatedAt));
      return { records: found, watermark, checkedAt: Date.now(), gone: [], unreadable: [] };
    },
  });
  if (!(await store.read(manifestFile))) throw new Error('Expected a published manifest, found none');
  return store;
}
