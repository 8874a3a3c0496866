import { brotliCompressSync } from 'node:zlib';
import { parseManifest } from '@/model/published/publication';
import { statedTermsOf, type StatedTerms } from '@/model/operating/siteFacts';
import { builtInSports } from '@/model/sports';
import { forms } from '../../functions/src/serve/feeds/forms';
import { headOf } from '../../functions/src/serve/head/headOf';
import { openApi } from '../../functions/src/serve/openData/openApi';
import { publishCopy } from '../../functions/src/publish/snapshot/publishSnapshot';
import { serveSnapshot } from '../../functions/src/serve/serveSnapshot';
import { licenceOf } from '../../functions/src/publish/snapshot/snapshotServices';
import { address } from './serve/head/pages';
import { createMemoryStore } from '@test/support/memoryStore';

const origin = 'https://wiki.example';
const url = 'https://creativecommons.org/licenses/by-sa/4.0/';
const stated: StatedTerms = {
  licence: { id: 'CC-BY-SA-4.0', name: 'CC BY-SA 4.0', url },
  attribution: `Contributors of Wiki & Co., ${origin}`,
};
const own: StatedTerms = { licence: { name: 'Our terms' }, attribution: stated.attribution };

test('the settings of the site state them; without any, nothing is presumed', () => {
  expect(statedTermsOf({}, origin)).toBeUndefined();
  const licence = { id: 'CC-BY-SA-4.0', name: 'CC BY-SA 4.0', url };
  const settings = { operator: { name: 'Wiki & Co.' }, terms: { version: 2, licence } };
  expect(statedTermsOf(settings, origin)).toEqual(stated);
});

test('the dump says them in words', () => {
  expect(licenceOf(undefined)).toContain('No licence has been stated');
  expect(licenceOf(stated)).toBe(
    `These data are published under CC BY-SA 4.0 (SPDX: CC-BY-SA-4.0).\n${url}\nName as their source: ${stated.attribution}\n`,
  );
  expect(licenceOf(own)).toMatch(/^These data are published under Our terms\.\nName/);
});

test.each([
  ['stated', stated],
  ['none', undefined],
])('the manifest says them to programs: %s', async (_, terms) => {
  const store = createMemoryStore();
  await publishCopy({
    store,
    now: () => 1_000,
    sports: builtInSports,
    licence: licenceOf(terms),
    terms,
    log: () => undefined,
    read: async () => ({ records: [], gone: [], watermark: 0, checkedAt: 1_000, unreadable: [] }),
  });
  const manifest = parseManifest(JSON.parse(String(await store.read('manifest.json'))));
  expect(manifest).toMatchObject({ ok: true });
  expect(manifest.ok && manifest.value.terms).toEqual(terms);
});

test('whatever is served of the dump leads to the licence', async () => {
  const store = { read: async () => brotliCompressSync('a,b') };
  const asked = { method: 'GET', path: '/data/player-0123456789abcdef.csv', query: '', acceptEncoding: 'br' };
  const { headers } = await serveSnapshot(store, { ...asked, licence: url });
  expect(headers['Link']).toBe(`<${url}>; rel="license"`);
  expect((await serveSnapshot(store, asked)).headers).not.toHaveProperty('Link');
});

test('the description of single records has the identifier, or else the address', () => {
  expect(openApi(origin, stated)).toMatchObject({
    info: {
      license: { name: 'CC BY-SA 4.0', identifier: 'CC-BY-SA-4.0' },
      termsOfService: `${origin}/terms`,
      'x-attribution': stated.attribution,
    },
  });
  const elsewhere = { ...own, licence: { ...own.licence, url } };
  expect(openApi(origin, elsewhere)).toMatchObject({ info: { license: { name: 'Our terms', url } } });
  expect(openApi(origin)).not.toHaveProperty('info.license');
});

test('feeds say them', () => {
  const feed = { title: 'All', page: '/', entries: [], events: [] };
  const atom = forms.atom(feed, { origin, self: '/feed/all.atom', terms: stated });
  expect(atom).toContain(
    `<rights>CC BY-SA 4.0. Contributors of Wiki &amp; Co., ${origin}</rights><link rel="license" href="${url}"/>`,
  );
  expect(JSON.parse(forms.json(feed, { origin, self: '/feed/all.json', terms: own }))).toMatchObject({
    _terms: own,
  });
  expect(forms.atom(feed, { origin, self: '/feed/all.atom' })).not.toContain('rights');
});

test('the page of a sport tells search engines of the data set and its licence', () => {
  const [sport] = builtInSports;
  if (!sport) throw new Error('Expected a sport');
  const page = { kind: 'sport', sport, panel: 'events', address: address('/sport/armw') } as const;
  const head = headOf(page, builtInSports, origin, undefined, false, stated);
  expect(head?.data).toMatchObject({
    '@type': 'Dataset',
    license: url,
    creditText: stated.attribution,
    distribution: [{ contentUrl: `${origin}/data/manifest.json` }],
  });
  expect(headOf(page, builtInSports, origin, undefined)?.data).toBeUndefined();
});
