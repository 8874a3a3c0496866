import fc from 'fast-check';
import {
  fittingOf,
  queueFilters,
  type QueueFacts,
  type QueueFilters,
} from '@/features/moderation/queue/queueFilters';
import { groupQueue } from '@/features/moderation/queue/queueView';
import type { Delta } from '@/model/proposals/delta';
import { bundleId, userId } from '@/model/ids';
import { delta } from '@test/support/factories';
import { runs } from '@test/support/property';

const day = 86_400_000;
const now = 10 * day;
const deltas = [
  delta('old', { timestamp: now - 8 * day, author: userId('ann') }),
  delta('new', { timestamp: now - 1, docId: '', field: '', value: { name: 'E' } }),
  delta('stuck', { timestamp: now - 2 * day, collection: 'player', docId: 'p', author: userId('ann') }),
];
const facts: QueueFacts = {
  now,
  uid: 'editor',
  recordOf: (author) => ({ accepted: author === 'ann' ? 4 : 2, rejected: author === 'ann' ? 1 : 0 }),
  earnedIn: ({ id }) => (id === 'old' ? 'earned' : id === 'new' ? 'waiting' : undefined),
  hasProblem: ({ id }) => id === 'stuck',
  isInterest: () => false,
  hasFlag: ({ id }, flag) => id === 'old' && (flag === 'any' || flag === 'noSource'),
  textOf: ({ id }) => (id === 'new' ? 'zoe zeal by ann' : 'max muster'),
};
const viewQueue = (of: readonly Delta[], filters: QueueFilters, given: QueueFacts) =>
  groupQueue(fittingOf(of, filters, given), filters.group);
const view = (filters: QueueFilters) => viewQueue(deltas, filters, facts);
const shown = (filters: QueueFilters) => view(filters).flatMap(({ ids }) => ids);

test('what is mine to decide leaves out what I have an interest in', () => {
  const interested = { ...facts, isInterest: ({ id }: Delta) => id === 'stuck' };
  expect(viewQueue(deltas, { by: 'others' }, interested).flatMap(({ ids }) => ids)).toEqual(['old']);
});

test.each<[QueueFilters, readonly string[]]>([
  [{}, ['old', 'new', 'stuck']],
  [{ collection: 'event' }, ['old', 'new']],
  [{ author: 'ann' }, ['old', 'stuck']],
  [{ kind: 'new' }, ['new']],
  [{ kind: 'change' }, ['old', 'stuck']],
  [{ age: 'day' }, ['new']],
  [{ age: 'week' }, ['new', 'stuck']],
  [{ age: 'older' }, ['old']],
  [{ problem: 'yes' }, ['stuck']],
  [{ flag: 'any' }, ['old']],
  [{ flag: 'noSource' }, ['old']],
  [{ flag: 'error' }, []],
  [{ field: 'name' }, ['old', 'stuck']],
  [{ field: 'date' }, []],
  [{ standing: 'mixed' }, ['old', 'stuck']],
  [{ standing: 'new' }, ['new']],
  [{ standing: 'proven' }, []],
  [{ trust: 'earned' }, ['old']],
  [{ trust: 'waiting' }, ['new']],
  [{ record: 'player/p' }, ['stuck']],
  [{ record: 'event/new' }, ['new']],
  [{ record: 'event/p' }, []],
  [{ record: 'event/' }, ['old', 'new', 'stuck']],
  [{ record: 'place/p' }, ['old', 'new', 'stuck']],
  [{ bundle: 'editor/none' }, []],
  [{ bundle: 'editor/' }, ['old', 'new', 'stuck']],
  [{ by: 'others' }, ['old', 'stuck']],
  [{ by: 'own' }, ['new']],
  [{ bundle: 'together' }, []],
  [{ bundle: 'alone' }, ['old', 'new', 'stuck']],
  [{ q: 'Zéal ann' }, ['new']],
  [{ q: ' … ' }, ['old', 'new', 'stuck']],
  [{ q: 'zoe muster' }, []],
  [{ collection: 'event', age: 'older', author: 'ann', q: 'max' }, ['old']],
  [
    {
      ...{ collection: 'nonsense', kind: 'nonsense', age: 'nonsense', group: 'nonsense' },
      ...{ flag: 'nonsense', by: 'nonsense', standing: 'nonsense', bundle: 'nonsense' },
      ...{ trust: 'nonsense', record: 'nonsense' },
    },
    ['old', 'new', 'stuck'],
  ],
])('%j shows %j', (filters, ids) => {
  expect(shown(filters)).toEqual(ids);
});

test('groups come in the order of their oldest proposal', () => {
  expect(view({ group: 'author' }).map(({ key, ids }) => [key, ids])).toEqual([
    ['ann', ['old', 'stuck']],
    ['editor', ['new']],
  ]);
  expect(view({ group: 'record' }).map(({ key }) => key)).toEqual(['event/e1', 'event/new', 'player/p']);
});

describe('what was entered together', () => {
  const [one, two] = [bundleId('one'), bundleId('two')];
  const ann = userId('ann');
  const all = [
    delta('a', { timestamp: 1 }),
    delta('b', { timestamp: 2, bundle: one }),
    delta('c', { timestamp: 3 }),
    delta('d', { timestamp: 4, bundle: two }),
    delta('e', { timestamp: 5, bundle: one, collection: 'player', docId: 'p' }),
    // Another author's bundle with the same id is another bundle.
    delta('f', { timestamp: 6, bundle: one, author: ann }),
  ];
  const groups = (filters: QueueFilters) =>
    viewQueue(all, filters, facts).map(({ by, ids }) => [by?.kind, ids]);

  test('stands together where the first of it is, and what stands alone in runs between', () => {
    expect(groups({})).toEqual([
      [undefined, ['a']],
      ['bundle', ['b', 'e']],
      [undefined, ['c', 'd', 'f']],
    ]);
  });

  test('is no group where a filter leaves one of it', () => {
    expect(groups({ collection: 'event' })).toEqual([[undefined, ['a', 'b', 'c', 'd', 'f']]]);
  });

  test('is found by a filter, as is what stands alone', () => {
    expect(groups({ bundle: 'together' })).toEqual([['bundle', ['b', 'e']]]);
    expect(groups({ bundle: 'alone' })).toEqual([[undefined, ['a', 'c', 'd', 'f']]]);
  });

  test('is found by its author and id as one bundle', () => {
    expect(groups({ bundle: 'editor/one' })).toEqual([['bundle', ['b', 'e']]]);
    expect(groups({ bundle: 'ann/one' })).toEqual([[undefined, ['f']]]);
    expect(groups({ bundle: 'ann/undefined' })).toEqual([]);
  });

  test('gives way to the grouping that was asked for', () => {
    expect(groups({ group: 'author' }).map(([kind]) => kind)).toEqual(['author', 'author']);
  });
});

test('of whom nothing is read nobody says what became of the others', () => {
  const unread = { ...facts, recordOf: () => undefined };
  for (const standing of ['new', 'proven', 'mixed'])
    expect(viewQueue(deltas, { standing }, unread)).toEqual([]);
});

test('deletions are a kind of their own', () => {
  const gone = delta('gone', { field: '', value: null, timestamp: now });
  const kinds = (kind: string) => viewQueue([...deltas, gone], { kind }, facts).flatMap(({ ids }) => ids);
  expect(kinds('deletion')).toEqual(['gone']);
  expect(kinds('change')).toEqual(['old', 'stuck']);
});

test('several filters leave what each of them leaves, in the order of the queue', () => {
  const values = [
    'event',
    'player',
    'ann',
    'new',
    'change',
    'day',
    'older',
    'yes',
    'any',
    'name',
    'own',
    'alone',
  ];
  const anyFilters = fc.dictionary(
    fc.constantFrom(...queueFilters.filter((name) => name !== 'group')),
    fc.constantFrom(...values),
  );
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const left = Object.entries(filters).map(([name, value]) => new Set<string>(shown({ [name]: value })));
      const all = deltas.map(({ id }) => id).filter((id) => left.every((ids) => ids.has(id)));
      expect(shown(filters)).toEqual(all);
    }),
    runs(200),
  );
});
