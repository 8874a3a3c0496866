import { createHash } from 'node:crypto';
import { parseChangesList } from '@/model/published/publishedChanges';
import { parseManifest, type Manifest, type PublishedFile } from '@/model/published/publication';
import { expectThat, type Check } from './check';
import { jsonOr, type Answer, type Site } from './site';
import type { Samples } from './pages';

/** Published files are complete, and public addresses of the wiki answer. */
export function publishedChecks(site: Site, samples: Samples): readonly Check[] {
  const answers = (path: string, type: RegExp, isIt: (answer: Answer) => boolean = () => true): Check => ({
    name: `${path} is answered`,
    look: async () => {
      const answer = await site.get(path);
      expectThat(answer.status === 200, 'status 200', answer.status);
      const found = answer.headers.get('content-type') ?? '';
      expectThat(type.test(found), `the type ${type.source}`, found);
      expectThat(isIt(answer), 'what belongs there', answer.text);
    },
  });
  const isJson = ({ text }: Answer) => jsonOr(text) !== undefined;
  const event = samples.event[0]?.split('/').at(-1) ?? '';
  const player = samples.player[0]?.split('/').at(-1) ?? '';
  return [
    {
      name: 'the published copy is whole: every part, table and sum',
      look: async () => lookAtCopy(site, await manifestOf(site)),
    },
    {
      name: 'the list of changes can be read, and its files are whole',
      look: async () => {
        const { text, status } = await site.get('/data/changes.json');
        const list = parseChangesList(jsonOr(text));
        expectThat(list.ok, 'a list of changes', list.ok ? status : `${status} ${list.error}`);
        const files = Object.values(list.value.collections).flatMap((collection) => collection.files);
        for (const file of files) await lookAtFile(site, file);
        return `${files.length} files`;
      },
    },
    answers('/data/first.json', /json/, isJson),
    answers('/data/rankings.json', /json/, isJson),
    answers('/data/openapi.json', /json/, isJson),
    answers(`/data/player/${player}.json`, /json/, isJson),
    answers('/feed/all.atom', /atom\+xml/, ({ text }) => text.includes('<feed')),
    answers('/feed/all.json', /json/, isJson),
    answers('/feed/all.ics', /calendar/, ({ text }) => text.startsWith('BEGIN:VCALENDAR')),
    answers(`/embed/event/${event}`, /html/),
    answers('/sitemap.xml', /xml/, ({ text }) => text.includes('<loc>')),
    answers('/robots.txt', /text/),
  ];
}

async function manifestOf(site: Site): Promise<Manifest> {
  const { text, status } = await site.get('/data/manifest.json');
  const manifest = parseManifest(jsonOr(text));
  expectThat(manifest.ok, 'a manifest (npm run snapshot publishes one)', manifest.ok || `${status}`);
  return manifest.value;
}

async function lookAtCopy(site: Site, manifest: Manifest): Promise<string> {
  const { collections, sports, schema, licence, sums } = manifest;
  const listed = new Map<string, string>();
  const text = await lookAtFile(site, sums);
  for (const [, sum = '', file = ''] of text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)) listed.set(file, sum);
  const parts = Object.values(collections).flatMap(({ parts: these }) => these);
  const files: readonly PublishedFile[] = [
    ...parts,
    ...Object.values(collections).map(({ csv }) => csv),
    ...[sports, schema, licence].filter((file) => file !== undefined),
  ];
  for (const file of files) {
    await lookAtFile(site, file);
    expectThat(
      listed.get(file.file) === file.sha256,
      `${file.file} in the list of sums`,
      listed.get(file.file),
    );
  }
  const records = Object.values(collections).reduce((sum, { count }) => sum + count, 0);
  return `${records} records in ${files.length} files`;
}

async function lookAtFile(site: Site, { file, bytes, sha256 }: PublishedFile): Promise<string> {
  const answer = await site.get(`/data/${file}`);
  expectThat(answer.status === 200, `${file} to be there`, answer.status);
  expectThat(answer.bytes.length === bytes, `${bytes} bytes of ${file}`, answer.bytes.length);
  const found = createHash('sha256').update(answer.bytes).digest('hex');
  expectThat(found === sha256, `${file} to have the sum ${sha256}`, found);
  return answer.text;
}
