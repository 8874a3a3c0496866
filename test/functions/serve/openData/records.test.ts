import Ajv2020 from 'ajv/dist/2020';
import { jsonSchemaOf } from '@/model/schema/jsonSchema';
import { collections, recordSchema } from '@/model/schema/recordSchema';
import { openApi } from '../../../../functions/src/serve/openData/openApi';
import { refreshMs } from '../../../../functions/src/serve/reading/publishedWiki';
import { serveRecord } from '../../../../functions/src/serve/openData/serveRecord';
import { queryOf } from '../../../../functions/src/serve/requests/queryOf';
import { event, match, player } from '../head/pages';
import { quiet, wikiWith } from '../reading/worlds';

const origin = 'https://wiki.example';
const records = {
  event: [event({ id: 'e' }), event({ id: 'e2', sameAs: 'e' })],
  match: [match({ id: 'm' })],
  player: [player({ id: 'p1', name: 'Ann' }), player({ id: 'p3', name: 'Anne', sameAs: 'p1' })],
};
const wiki = wikiWith(records);

const ask = (path: string) =>
  serveRecord(
    { wiki: async () => wiki, origin, now: () => 1_000_000, logger: quiet },
    { method: 'GET', path: path.split('?')[0] ?? '', query: queryOf(path) },
  );

test('each record is at an address of its own, as it is stored, for pages of others too', async () => {
  for (const [path, record] of [
    ['/data/event/e.json', records.event[0]],
    ['/data/match/m.json', records.match[0]],
    ['/data/player/p1.json', records.player[0]],
  ] as const) {
    const { status, headers, body } = await ask(path);
    expect([path, status, headers['Access-Control-Allow-Origin'], JSON.parse(body)]).toEqual([
      path,
      200,
      '*',
      record,
    ]);
  }
});

test('the matches that name a player are at one address, under the ids that are stored', async () => {
  const { status, body } = await ask('/data/player/p1.matches.json');
  expect([status, JSON.parse(body)]).toEqual([200, records.match]);
  expect(JSON.parse((await ask('/data/player/p3.matches.json')).body)).toEqual([]);
  const moved = await ask('/data/player/p1.matches.json?x');
  expect([moved.status, moved.headers['Location']]).toEqual([301, '/data/player/p1.matches.json']);
  for (const path of ['/data/player/none.matches.json', '/data/match/m.matches.json'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test('the matches of an event are at one address, with the time from which the app follows changes', async () => {
  const { status, headers, body } = await ask('/data/event/e.matches.json');
  expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=0, s-maxage=60']);
  const { checkedAt, matches } = JSON.parse(body) as { checkedAt: number; matches: unknown };
  expect(matches).toEqual(records.match);
  expect(checkedAt).toBe(1_000_000 - (refreshMs - 1));
  expect((await ask('/data/event/none.matches.json')).status).toBe(404);
});

test('an instance that cannot read the newest changes gives no card, whose followers would miss some', async () => {
  const asked: unknown[] = [];
  const read = (age?: number) => {
    asked.push(age);
    return Promise.reject(new Error('The database is down'));
  };
  const request = { method: 'GET', path: '/data/event/e.matches.json', query: '' };
  const services = { wiki: read, origin, now: () => 0, logger: { ...quiet, error: () => undefined } };
  expect((await serveRecord(services, request)).status).toBe(503);
  // Younger than an answer that may come from an older copy.
  expect(asked).toEqual([refreshMs - 1]);
});

test('merged records lead to those that stand, and what is not there is none', async () => {
  const answer = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers['Location']];
  };
  expect(await answer('/data/player/p3.json')).toEqual([301, '/data/player/p1.json']);
  expect(await answer('/data/event/e2.json')).toEqual([301, '/data/event/e.json']);
  expect(await answer('/data/match/m.json?x')).toEqual([301, '/data/match/m.json']);
  for (const path of [
    '/data/player/none.json',
    '/data/delta/d.json',
    '/data/player/p1',
    '/data/player/a.b.json',
  ])
    expect([path, ...(await answer(path))]).toEqual([path, 404, undefined]);
});

test('the description names every address, with the published schema of its records', async () => {
  const { body } = await ask('/data/openapi.json');
  const described = JSON.parse(body);
  expect(described).toEqual(openApi(origin));
  expect(described.openapi).toBe('3.1.0');
  const published = jsonSchemaOf(recordSchema) as { readonly $defs: object };
  expect(described.components.schemas).toEqual(published.$defs);
  expect(Object.keys(described.paths)).toEqual(collections.map((each) => `/data/${each}/{id}.json`));
});

test('what is answered is as the description says', async () => {
  const described = openApi(origin) as { readonly components: object; readonly paths: Record<string, never> };
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', components: described.components });
  for (const collection of collections) {
    const { get } = described.paths[`/data/${collection}/{id}.json`] as unknown as {
      readonly get: {
        readonly responses: Record<
          string,
          { readonly content: Record<string, { readonly schema: { readonly $ref: string } }> }
        >;
      };
    };
    const { $ref } = get.responses['200']!.content['application/json']!.schema;
    const validate = ajv.getSchema(`openapi${$ref}`);
    if (!validate) throw new Error(`Expected ${$ref} in the description`);
    const [record] = records[collection];
    expect([collection, validate(record), validate.errors]).toEqual([collection, true, null]);
    expect([collection, validate({ ...record, id: undefined })]).toEqual([collection, false]);
  }
});
