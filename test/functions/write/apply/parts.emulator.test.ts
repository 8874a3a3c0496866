import fc from 'fast-check';
import { runs } from '@test/support/property';
import type { DocumentData } from 'firebase-admin/firestore';
import { delta, event, longAgo, world, type Docs } from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-apply-parts');
beforeEach(() => store.empty());
afterAll(() => store.close());

const value = { name: 'N', date: '2021-01-01', location: 'Dubai', country: 'AE' };
const base = { name: 'East vs West', date: '2020-02-02', location: null, country: null };
const thread = { 0: { id: 'c1', by: 'moderator', at: longAgo, text: 'Where was it?' } };
const whole = delta('event', 'e', '', value, { base, note: 'Seen there', thread });

const pick = (paths: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([path]) => paths.includes(path)));
const anyPart = fc.subarray(Object.keys(value), { minLength: 1 });

const deltasIn = (docs: Docs): readonly (readonly [string, DocumentData])[] =>
  Object.entries(docs).flatMap(([path, doc]) =>
    path.startsWith('delta/') ? [[path.slice('delta/'.length), doc] as const] : [],
  );

test('the chosen fields are applied, and the rest is an open proposal of the same author with the same talk', async () => {
  await store.put({ ...world, 'delta/d': whole });
  expect(outcomes(await apply(store, ['d'], { amend: { d: pick(['name']) } }))).toEqual(['applied']);
  expect(await store.get('event/e')).toMatchObject({ name: 'N', date: '2020-02-02' });
  const applied = await store.get('delta/d');
  expect(applied).toMatchObject({
    status: 'applied',
    value: { name: 'N' },
    base,
    before: { name: 'East vs West' },
    amended: { proposed: value, by: 'moderator' },
  });
  const rest = await store.get(`delta/${applied?.['rest']}`);
  expect(rest).toEqual({
    ...whole,
    value: pick(['date', 'location', 'country']),
    base: { date: '2020-02-02', location: null, country: null },
    timestamp: expect.anything(),
  });
  expect(rest?.['timestamp'].toMillis()).toBeGreaterThan(whole['timestamp'].toMillis());
});

test('a part that is changed keeps both values, and what is left is as it was proposed', async () => {
  await store.put({ ...world, 'delta/d': whole });
  await apply(store, ['d'], { amend: { d: { location: 'Sofia' } } });
  const applied = await store.get('delta/d');
  expect(applied).toMatchObject({ value: { location: 'Sofia' }, amended: { proposed: value } });
  expect(await store.get(`delta/${applied?.['rest']}`)).toMatchObject({
    value: pick(['name', 'date', 'country']),
  });
});

test('of a conflict the fields can be applied that nobody has changed', async () => {
  await store.put({ ...world, 'event/e': event({ name: 'Changed since' }), 'delta/d': whole });
  expect(outcomes(await apply(store, ['d']))).toEqual(['conflict']);
  expect(outcomes(await apply(store, ['d'], { amend: { d: pick(['location']) } }))).toEqual(['applied']);
  expect(await store.get('event/e')).toMatchObject({ name: 'Changed since', location: 'Dubai' });
});

test('whatever parts it is applied in, one after the other, the record comes to say all of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPart, { maxLength: 3 }), async (parts) => {
      await store.empty();
      await store.put({ ...world, 'delta/d': whole });
      let id = 'd';
      for (const part of parts) {
        const open = Object.keys((await store.get(`delta/${id}`))?.['value'] ?? {});
        const chosen = part.filter((path) => open.includes(path));
        if (chosen.length === 0 || open.length === 1) continue;
        expect(outcomes(await apply(store, [id], { amend: { [id]: pick(chosen) } }))).toEqual(['applied']);
        const rest: unknown = (await store.get(`delta/${id}`))?.['rest'];
        if (typeof rest !== 'string') break;
        id = rest;
      }
      await apply(store, [id]);
      expect(await store.get('event/e')).toMatchObject(value);
      for (const [, doc] of deltasIn(await store.all())) expect(doc).toMatchObject({ status: 'applied' });
    }),
    runs(10),
  );
}, 120_000);

test('of two moderators who apply different parts at once one decides, and nothing is lost or applied twice', async () => {
  await fc.assert(
    fc.asyncProperty(anyPart, anyPart, async (one, other) => {
      await store.empty();
      await store.put({ ...world, 'delta/d': whole });
      const results = await Promise.all(
        [one, other].map((part) => apply(store, ['d'], { amend: { d: pick(part) } })),
      );
      expect(results.flatMap(outcomes).sort()).toEqual(['already-applied', 'applied']);
      const deltas = deltasIn(await store.all());
      const applied = deltas.find(([id]) => id === 'd')?.[1];
      const rest = deltas.find(([id]) => id === applied?.['rest'])?.[1];
      expect(deltas).toHaveLength(rest === undefined ? 1 : 2);
      expect({ ...applied?.['value'], ...rest?.['value'] }).toEqual(value);
      expect(await store.get('event/e')).toMatchObject(applied?.['value']);
    }),
    // Each is a deadlock that the emulator breaks after four seconds; the races have more of them.
    runs(2),
  );
}, 120_000);
