import { createHash } from 'node:crypto';
import type { Answer, Site } from '../../smoke/site';
import { readFirebaseJson } from '../../../scripts/emulators/readFirebaseJson';

const origin = 'https://wiki.example';

export interface Told {
  readonly status?: number;
  readonly type: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answers = Readonly<Record<string, Told>>;

function deployedHeaders(source: string): Readonly<Record<string, string>> {
  const rule = readFirebaseJson().hosting.headers.find((one) => one.source === source);
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
}

const shell =
  '<title>Armwiki</title><link href="/assets/main.1.css"><script src="/assets/main.1.js"></script><div id="root">';

const recordPage = (path: string, title: string, type: string): Told => ({
  type: 'text/html',
  text:
    `<title>${title}</title><meta name="description" content="What it is">` +
    `<link rel="canonical" href="${origin}${path}"><meta property="og:image" content="${origin}/preview/1.png">` +
    `<script type="application/ld+json" data-page>{"@type":"${type}"}</script><div id="root">`,
});

const json = (value: unknown): Told => ({ type: 'application/json', text: JSON.stringify(value) });
const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

function fileOf(name: string, text: string) {
  return { file: name, bytes: Buffer.byteLength(text), sha256: sumOf(text) };
}

const hash = '0123456789abcdef';

function published(): Answers {
  const files: Record<string, Told> = {};
  const add = (name: string, text: string) => {
    files[`/data/${name}`] = { type: 'application/json', text };
    return fileOf(name, text);
  };
  const collection = (name: string) => ({
    count: 1,
    checkedAt: 2,
    watermark: 1,
    parts: [{ ...add(`${name}-0-${hash}.json`, `[{"id":"${name}"}]`), count: 1, watermark: 1 }],
    csv: add(`${name}-${hash}.csv`, `id\r\n${name}\r\n`),
  });
  const manifest = {
    format: 'armwiki-snapshot',
    version: 1,
    collections: { event: collection('event'), match: collection('match'), player: collection('player') },
    sports: add(`sports-${hash}.json`, '[]'),
    schema: add(`schema-${hash}.json`, '{}'),
    licence: add(`licence-${hash}.txt`, 'Ours'),
  };
  const listed = Object.entries(files).map(([path, { text }]) => `${sumOf(text)}  ${path.slice(6)}\n`);
  const sums = add(`sums-${hash}.txt`, listed.join(''));
  const changed = { ...add(`player-changes-${hash}.json`, '[]'), count: 0, from: 1, watermark: 2 };
  return {
    ...files,
    '/data/manifest.json': json({ ...manifest, sums }),
    '/data/changes.json': json({
      format: 'armwiki-changes',
      version: 1,
      collections: {
        event: { checkedAt: 2, files: [] },
        match: { checkedAt: 2, files: [] },
        player: { checkedAt: 2, files: [changed] },
      },
    }),
  };
}

export const soundSite: Answers = {
  '/': { type: 'text/html', text: shell },
  '/rankings': { type: 'text/html', text: shell },
  '/changes': { type: 'text/html', text: shell },
  '/about': { type: 'text/html', text: shell },
  '/sw.js': { type: 'text/javascript', text: '' },
  '/assets/main.1.js': { type: 'text/javascript', text: '', headers: { 'cache-control': 'immutable' } },
  '/assets/main.1.css': { type: 'text/css', text: '', headers: { 'cache-control': 'immutable' } },
  '/sport/armw/event/e1': recordPage('/sport/armw/event/e1', 'King', 'SportsEvent'),
  '/match/m1': recordPage('/match/m1', 'Ann v Bea', 'SportsEvent'),
  '/player/p1': recordPage('/player/p1', 'Ann', 'Person'),
  '/player/smoke-test-no-such-player': { status: 404, type: 'text/html', text: shell },
  '/preview/1.png': { type: 'image/png', text: '' },
  '/sitemap.xml': { type: 'application/xml', text: `<loc>${origin}/sitemap-1.xml</loc>` },
  '/sitemap-1.xml': {
    type: 'application/xml',
    text: ['/', '/sport/armw/event/e1', '/match/gone', '/match/m1', '/player/p1']
      .map((path) => `<loc>${origin}${path}</loc>`)
      .join(''),
  },
  '/robots.txt': { type: 'text/plain', text: '' },
  '/data/first.json': json({}),
  '/data/rankings.json': json({}),
  '/data/openapi.json': json({}),
  '/data/player/p1.json': json({}),
  '/feed/all.atom': { type: 'application/atom+xml', text: '<feed>' },
  '/feed/all.json': json({}),
  '/feed/all.ics': { type: 'text/calendar', text: 'BEGIN:VCALENDAR' },
  '/embed/event/e1': { type: 'text/html', text: '' },
  '/embed/none': { status: 404, type: 'text/html', text: '' },
  ...published(),
};

export function fakeSite(otherwise: Answers = {}): Site {
  const answers = { ...soundSite, ...otherwise };
  return {
    origin,
    get: async (address): Promise<Answer> => {
      const { pathname } = new URL(address, origin);
      const none: Told = { status: 404, type: 'text/html', text: '' };
      const { status = 200, type, text, headers } = answers[pathname] ?? none;
      const source = pathname.startsWith('/embed/') ? '/embed/**' : '!/embed/**';
      return {
        status,
        text,
        bytes: Buffer.from(text),
        headers: new Headers({ 'content-type': type, ...deployedHeaders(source), ...headers }),
      };
    },
  };
}
