import { changesFormat, changesVersion, type ChangesList } from '@/model/published/publishedChanges';
import { folderStore } from '../../../functions/src/publish/snapshot/folderStore';
import { readChangesList, writeList } from '../../../functions/src/publish/snapshot/publishChanges';
import { tellPages } from '../../migrations/tellPages';
import { newFolder } from '../folders';

const none = { checkedAt: 1_000, files: [] };
const list: ChangesList = {
  format: changesFormat,
  version: changesVersion,
  collections: { event: none, match: none, player: none },
  accepts: 1,
};

test('the list that pages read names the version at once, and is otherwise as it was', async () => {
  const store = folderStore(newFolder());
  await writeList(store, list);
  expect(await tellPages(store, 2)).toBe(true);
  expect(await readChangesList(store)).toEqual({ ...list, accepts: 2 });
});

test('where nothing was published, nothing is', async () => {
  const store = folderStore(newFolder());
  expect(await tellPages(store, 2)).toBe(false);
  expect(await store.list()).toEqual([]);
});
