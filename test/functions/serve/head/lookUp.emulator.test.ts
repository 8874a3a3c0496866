import { createAllowance } from '../../../../functions/src/base/allowance';
import { createLookUp, mostReads } from '../../../../functions/src/serve/head/pageReader';
import { player, world } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-heads');
beforeEach(() => store.empty());
afterAll(() => store.close());

const id = 'NewRecordOfTwentyLtr';
const proposal = (collection: string, over: object = {}) => ({
  collection,
  docId: '',
  field: '',
  value: {},
  status: 'new',
  ...over,
});

function looking() {
  const spent: number[] = [];
  const lookUp = createLookUp(() => store.db, {
    spend: async (most, work, used) => {
      const done = await work();
      expect(most).toBe(mostReads);
      spent.push(used(done));
      return done;
    },
  });
  return { lookUp, spent };
}

test('a record that is there is found, one that was deleted is not', async () => {
  await store.put({ ...world, 'player/gone': player('Gone', { deleted: true }) });
  const { lookUp } = looking();
  expect(await lookUp('player', 'p1')).toBe('stored');
  expect(await lookUp('player', 'gone')).toBeUndefined();
  expect(await lookUp('event', 'none')).toBeUndefined();
});

test.each(['event', 'match', 'player'] as const)(
  'a proposed %s is said to be proposed',
  async (collection) => {
    await store.put({ [`delta/${id}`]: proposal(collection) });
    expect(await looking().lookUp(collection, id)).toBe('proposed');
  },
);

test.each([
  ['an applied one that was deleted since', proposal('player', { status: 'applied' })],
  ['a rejected one', proposal('player', { status: 'rejected' })],
  ['an edit of another', proposal('player', { docId: 'p1', field: 'name' })],
  ['one of another kind', proposal('event')],
])('it is not for %s', async (_, delta) => {
  await store.put({ [`delta/${id}`]: delta });
  expect(await looking().lookUp('player', id)).toBeUndefined();
});

test('a slug leads to a record that is there', async () => {
  await store.put({
    'player/a': player('Ann', { slug: 'ann-lee' }),
    'player/b': player('Bea', { slug: 'bea', deleted: true }),
  });
  const { lookUp } = looking();
  expect(await lookUp('player', 'ann-lee')).toBe('stored');
  expect(await lookUp('player', 'bea')).toBeUndefined();
  expect(await lookUp('event', 'ann-lee')).toBeUndefined();
});

test('a second read is of a proposal for an id that an app made, else of a slug, which no match has', async () => {
  const { lookUp, spent } = looking();
  for (const name of [id, `${id}x`, 'devon-larratt']) expect(await lookUp('player', name)).toBeUndefined();
  for (const name of [id, 'm1']) expect(await lookUp('match', name)).toBeUndefined();
  expect(spent).toEqual([2, 2, 2, 2, 1]);
});

test('nothing is looked up with less left than it may take', async () => {
  const lookUp = createLookUp(
    () => store.db,
    createAllowance(mostReads + 6, () => 0),
  );
  for (let n = 0; n < 4; n++) expect(await lookUp('player', 'none')).toBeUndefined();
  await expect(lookUp('player', 'none')).rejects.toThrow('a minute');
});
