import { Timestamp } from 'firebase-admin/firestore';
import { recentChangesCount } from '@/model/published/recentChangesCount';
import { parseRecent } from '@/model/parsing/parseRecent';
import { recentFile } from '@/model/published/publishedRecent';
import { builtInSports } from '@/model/sports';
import { decompress } from '../../../../functions/src/publish/snapshot/publishedFiles';
import { publishRecent } from '../../../../functions/src/publish/snapshot/publishRecent';
import { publishSnapshot } from '../../../../functions/src/publish/snapshot/publishSnapshot';
import { createMemoryStore } from '../../../support/memoryStore';
import { delta, event } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-recent');
beforeEach(() => store.empty());
afterAll(() => store.close());

async function published() {
  const files = createMemoryStore();
  await publishRecent({ db: store.db, store: files, now: () => 5_000 });
  const read = parseRecent(JSON.parse(String(await decompress((await files.read(recentFile))!))));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const applied = (at: number, author: string) =>
  delta('event', 'e', 'name', `Name ${at}`, {
    author,
    status: 'applied',
    before: 'East vs West',
    decidedBy: 'mod',
    decidedAt: Timestamp.fromMillis(1_700_000_000_000 + at),
  });

test('of a wiki without changes an empty list is published', async () => {
  expect(await published()).toEqual({ checkedAt: 5_000, changes: [], profiles: [] });
});

test('the newest applied changes are published with the names of their authors, and with no more of an account', async () => {
  const changes = Array.from({ length: recentChangesCount + 2 }, (_, at) => [`delta/d${at}`, at] as const);
  await store.put({
    ...Object.fromEntries(changes.map(([path, at]) => [path, applied(at, at % 2 === 0 ? 'ann' : 'left')])),
    'delta/open': delta('event', 'e', 'name', 'Open', { author: 'bea', timestamp: Timestamp.now() }),
    'profile/ann': { name: 'Ann', since: Timestamp.fromMillis(1_600_000_000_000), role: 'moderator' },
    'profile/bea': { name: 'Bea', since: Timestamp.fromMillis(1_600_000_000_000) },
    'user/ann': { name: 'Ann Smith', email: 'ann@example.com' },
  });
  const { changes: found, profiles } = await published();
  expect(found.map(({ id }) => id)).toEqual(['d9', 'd8', 'd7', 'd6', 'd5', 'd4', 'd3', 'd2']);
  expect(found[0]).toMatchObject({ author: 'left', decidedAt: 1_700_000_000_009, value: 'Name 9' });
  expect(profiles).toEqual([{ id: 'ann', name: 'Ann', since: 1_600_000_000_000, role: 'moderator' }]);
});

test('a copy that must lose a name deletes the file, which may have the name; any other copy keeps it', async () => {
  const files = createMemoryStore();
  await store.put({ 'event/e': event() });
  const services = { db: store.db, store: files, now: Date.now, sports: builtInSports, log: () => {} };
  await publishRecent(services);
  await publishSnapshot({ ...services, licence: '' });
  expect(await files.read(recentFile)).toBeDefined();
  await publishSnapshot({ ...services, licence: '', purges: true });
  expect(await files.read(recentFile)).toBeUndefined();
});
