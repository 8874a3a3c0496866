import { viewQueue, type QueueFilters } from '@/features/moderation/queueView';
import { userId } from '@/model/ids';
import { delta } from '@test/support/factories';

const day = 86_400_000;
const now = 10 * day;
const deltas = [
  delta('old', { timestamp: now - 8 * day, author: userId('ann') }),
  delta('new', { timestamp: now - 1, docId: '', field: '', value: { name: 'E' } }),
  delta('stuck', { timestamp: now - 2 * day, collection: 'player', docId: 'p', author: userId('ann') }),
];
const view = (filters: QueueFilters) => viewQueue(deltas, filters, now, ({ id }) => id === 'stuck');
const shown = (filters: QueueFilters) => view(filters).flatMap(({ ids }) => ids);

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
  [{ collection: 'event', age: 'older', author: 'ann' }, ['old']],
  [{ collection: 'nonsense', kind: 'nonsense', age: 'nonsense', group: 'nonsense' }, ['old', 'new', 'stuck']],
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
