import { eventId } from '@/model/ids';
import { newIdOf } from '@test/support/newIdOf';
import { actOn } from '../acts/actSupport';
import { delta, event, newEvent, newPlayer, player, world, type Docs } from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-slugs');
beforeEach(() => store.empty());
afterAll(() => store.close());

const ids = (count: number) => Array.from({ length: count }, (_, at) => newIdOf(`n${at}`));
const slugOf = async (path: string): Promise<unknown> => (await store.get(path))?.['slug'];

/** Applies new players with these names one after the other. */
async function slugsOf(names: readonly string[], given: Docs = {}): Promise<readonly unknown[]> {
  const all = ids(names.length);
  await store.put({ ...world, ...given });
  await store.put(Object.fromEntries(all.map((id, at) => [`delta/${id}`, newPlayer(names[at] ?? '')])));
  for (const id of all) expect(outcomes(await apply(store, [id]))).toEqual(['applied']);
  return Promise.all(all.map((id) => slugOf(`player/${id}`)));
}

test('a new player gets a slug from the name, and its document says whose it is', async () => {
  expect(await slugsOf(['Виталий Лалетин'])).toEqual(['vitaliy-laletin']);
  expect(await store.get('slug/player.vitaliy-laletin')).toEqual({
    collection: 'player',
    id: newIdOf('n0'),
  });
});

test('a name without letters gives none', async () => {
  expect(await slugsOf(['2024'])).toEqual([undefined]);
});

test('a slug equals no id, no earlier slug, and no id that an app may choose later', async () => {
  const given = {
    'player/ann-lee': player('Ann Lee', { deleted: true }),
    'slug/player.bo-ray': { collection: 'player', id: 'gone' },
  };
  const made = 'abcdefghijklmnopqrst';
  expect(await slugsOf(['Ann Lee', 'Ann Lee', 'Bo Ray', made], given)).toEqual([
    'ann-lee-2',
    'ann-lee-3',
    'bo-ray-2',
    `${made}-2`,
  ]);
});

test('events and players have separate slugs, and no event takes the place of the form for a new one', async () => {
  const [cup = '', fresh = ''] = ids(2);
  await store.put({
    ...world,
    'slug/player.cup': { collection: 'player', id: 'x' },
    [`delta/${cup}`]: newEvent({ name: 'Cup' }),
    [`delta/${fresh}`]: newEvent({ name: 'New' }),
  });
  await apply(store, [cup, fresh]);
  expect(await slugOf(`event/${cup}`)).toBe('cup');
  expect(await slugOf(`event/${fresh}`)).toBe('new-2');
});

test('namesakes that are applied at the same time get different slugs', async () => {
  const all = ids(6);
  await store.put({
    ...world,
    ...Object.fromEntries(all.map((id) => [`delta/${id}`, newPlayer('Ann Lee')])),
  });
  const results = await Promise.all(all.map((id) => apply(store, [id])));
  expect(results.flatMap(outcomes)).toEqual(all.map(() => 'applied'));
  const slugs = await Promise.all(all.map((id) => slugOf(`player/${id}`)));
  expect([...slugs].sort()).toEqual(['ann-lee', ...[2, 3, 4, 5, 6].map((number) => `ann-lee-${number}`)]);
  for (const [at, id] of all.entries())
    expect(await store.get(`slug/player.${String(slugs[at])}`)).toEqual({ collection: 'player', id });
});

test('the first slug stays when the name changes; a record without one gets it with its next change', async () => {
  const [named = '', nameless = ''] = ids(2);
  await store.put({
    ...world,
    [`player/${named}`]: player('Ann Lee', { slug: 'ann-lee' }),
    [`player/${nameless}`]: player('!!!'),
    'delta/a': delta('player', named, 'name', 'Ann Ray', { base: 'Ann Lee' }),
    'delta/b': delta('player', nameless, 'name', 'Bea', { base: '!!!' }),
    'delta/c': delta('player', 'p1', 'city', 'Oslo'),
  });
  await apply(store, ['a', 'b', 'c']);
  expect(await slugOf(`player/${named}`)).toBe('ann-lee');
  expect(await slugOf(`player/${nameless}`)).toBe('bea');
  // Its id is readable.
  expect(await slugOf('player/p1')).toBeUndefined();
});

test('an event without one gets it when it is approved', async () => {
  const [id = ''] = ids(1);
  await store.put({ ...world, [`event/${id}`]: event({ name: 'Autumn Cup', valid: 0 }) });
  expect(
    await actOn(store, { kind: 'approveEvent', eventId: eventId(id) }, { by: 'mod', action: 'a1' }),
  ).toEqual({
    outcome: 'done',
  });
  expect(await store.get(`event/${id}`)).toMatchObject({ valid: 1, slug: 'autumn-cup' });
  expect(await store.get('slug/event.autumn-cup')).toEqual({ collection: 'event', id });
});
