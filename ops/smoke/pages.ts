import { isJsonObject } from '@/lib/json';
import { expectThat, type Check } from './check';
import { jsonOr, type Answer, type Site } from './site';

const kinds = {
  event: { pattern: /^\/sport\/[^/]+\/event\/[^/]+$/, type: 'SportsEvent' },
  match: { pattern: /^\/match\/[^/]+$/, type: 'SportsEvent' },
  player: { pattern: /^\/player\/[^/]+$/, type: 'Person' },
} as const;

type RecordKind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as readonly RecordKind[];

/** Paths of some records of each kind. Records in last night's copy may have been deleted since. */
export type Samples = Readonly<Record<RecordKind, readonly string[]>>;
const samplesOfKind = 3;

/** Some records from the sitemap, which may have several files. */
export async function findSamples(site: Site): Promise<Samples> {
  const samples: Record<RecordKind, string[]> = { event: [], match: [], player: [] };
  const files = ['/sitemap.xml'];
  for (const file of files) {
    const { text } = await site.get(file);
    for (const [, address = ''] of text.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const { pathname } = new URL(address, site.origin);
      if (/^\/sitemap[^/]+\.xml$/.test(pathname)) files.push(pathname);
      for (const kind of kindNames)
        if (samples[kind].length < samplesOfKind && kinds[kind].pattern.test(pathname))
          samples[kind].push(pathname);
    }
    if (kindNames.every((kind) => samples[kind].length > 0)) break;
  }
  return samples;
}

/** Pages include the app, and those of records a head for search engines and messengers. */
export function pageChecks(site: Site, samples: Samples): readonly Check[] {
  return [
    ...['/', '/rankings', '/changes', '/about'].map((path) => ({
      name: `${path} is a page of the app`,
      look: async () => {
        const page = await site.get(path);
        expectApp(page);
        return titleOf(page);
      },
    })),
    {
      name: 'the scripts and styles that the page names are there, and may be kept for good',
      look: () => lookAtAssets(site),
    },
    ...kindNames.map((kind) => ({
      name: `the page of ${kind === 'event' ? 'an event' : `a ${kind}`} says in its head what it is`,
      look: () => lookAtRecord(site, kind, samples[kind]),
    })),
    {
      name: 'what is not there is answered with the app and status 404',
      look: async () => {
        const page = await site.get('/player/smoke-test-no-such-player');
        expectThat(page.status === 404, 'status 404', page.status);
        expectThat(hasRoot(page), 'the app', page.text);
      },
    },
    {
      name: 'the app works without a network: its service worker is there',
      look: async () => {
        const { status, headers } = await site.get('/sw.js');
        expectThat(status === 200 && isScript(headers), 'a script', [status, headers.get('content-type')]);
      },
    },
  ];
}

const hasRoot = ({ text }: Answer) => /<div id="?root"?>/.test(text);
const isScript = (headers: Headers) => /javascript/.test(headers.get('content-type') ?? '');
const titleOf = ({ text }: Answer) => /<title>([^<]*)<\/title>/.exec(text)?.[1];

function expectApp(page: Answer): void {
  expectThat(page.status === 200, 'status 200', page.status);
  expectThat(hasRoot(page), 'the app', page.text);
}

async function lookAtAssets(site: Site): Promise<string> {
  const { text } = await site.get('/');
  const named = [...text.matchAll(/\b(?:src|href)="?(\/assets\/[^" >]+\.(?:js|css))/g)];
  const paths = [...new Set(named.map(([, path = '']) => path))];
  expectThat(paths.length > 1, 'scripts', text);
  for (const path of paths) {
    const { status, headers } = await site.get(path);
    const kind = headers.get('content-type') ?? '';
    expectThat(status === 200 && !kind.includes('html'), `${path} to be there`, [status, kind]);
    const kept = headers.get('cache-control') ?? '';
    expectThat(kept.includes('immutable'), `${path} to be immutable`, kept);
  }
  return `${paths.length} files`;
}

async function lookAtRecord(site: Site, kind: RecordKind, paths: readonly string[]): Promise<string> {
  expectThat(paths.length > 0, `one in the sitemap (npm run snapshot publishes it)`, undefined);
  let page: Answer | undefined;
  let path = '';
  for (path of paths) {
    page = await site.get(path);
    if (page.status === 200) break;
  }
  expectThat(page?.status === 200, `${path} to be there`, page?.status);
  expectApp(page);
  const title = titleOf(page) ?? '';
  expectThat(title !== '' && title !== 'Armwiki', 'a title of its own', title);
  const canonical = attributeOf(page, /<link rel="canonical" href="([^"]*)"/);
  expectThat(canonical === site.origin + path, `the canonical address ${site.origin}${path}`, canonical);
  const description = attributeOf(page, /<meta name="description" content="([^"]*)"/);
  expectThat((description ?? '') !== '', 'a description', description);
  const data = jsonOr(attributeOf(page, /<script type="application\/ld\+json"[^>]*>([^<]*)</) ?? '');
  const type = isJsonObject(data) ? data['@type'] : undefined;
  expectThat(type === kinds[kind].type, `JSON-LD of the type ${kinds[kind].type}`, data);
  const image = attributeOf(page, /<meta property="og:image" content="([^"]*)"/) ?? '/';
  const picture = await site.get(image);
  const isPicture = picture.status === 200 && picture.headers.get('content-type') === 'image/png';
  expectThat(isPicture, `a picture at ${image}`, picture.status);
  return `${path}, ${title}`;
}

const attributeOf = ({ text }: Answer, pattern: RegExp) => pattern.exec(text)?.[1];
