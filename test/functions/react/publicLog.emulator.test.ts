import { longAgo } from '../documents';
import { publishEntry } from '../../../functions/src/react/publishEntry';
import { openStore } from '../support';

const store = openStore('demo-public-log');
beforeEach(() => store.empty());
afterAll(() => store.close());

const deletion = (id: string, rest = {}) => ({
  ...{ kind: 'deleteRecord', by: 'mod', at: longAgo, records: 2, done: true, before: { name: 'Ann' } },
  target: { collection: 'player', id, name: 'Ann' },
  ...rest,
});

test('an entry is published as it stands now, without what is private', async () => {
  await store.put({ 'actLog/a': deletion('p1') });
  await publishEntry(store.db, 'a');
  await store.put({ 'actLog/a': deletion('p1', { restoredBy: 'b' }) });
  await publishEntry(store.db, 'a');
  expect(await store.get('publicLog/a')).toEqual({
    ...{ kind: 'deleteRecord', by: 'mod', at: longAgo, records: 2, isRestored: true },
    target: { collection: 'player', id: 'p1', name: 'Ann' },
  });
});
