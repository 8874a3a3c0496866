import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { readableNews } from '@/model/parsing/parseNews';
import { plainDoc } from '@/lib/plainData';
import { tellNews } from '../../../../functions/src/react/news/tellNews';
import { delta, longAgo, match, newPlayer, player } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-news');
beforeEach(() => store.empty());
afterAll(() => store.close());

const open = delta('player', 'p1', 'name', 'Anna', { author: 'ed' });
const rejected = { ...open, status: 'rejected', reason: 'No source', decidedBy: 'mod', decidedAt: longAgo };
const profile = (name: string) => ({ name, since: longAgo });
const said = (by: string, text: string) => ({ id: `r-${by}`, by, at: longAgo, text });

const tell = (after: DocumentData, before: DocumentData = open, deltaId = 'd') =>
  tellNews(store.db, { deltaId, before, after });
const newsOf = async (uid: string) => {
  const { docs } = await store.db.collection(`user/${uid}/news`).orderBy('at').get();
  return readableNews(docs.map((doc) => plainDoc(doc, Timestamp)));
};
const kindsOf = async (uid: string) => (await newsOf(uid)).map(({ kind }) => kind);

test('an author is notified once of a decision, however often the event is delivered, and again of the next one after a restore', async () => {
  await store.put({ 'player/p1': player('Ann') });
  await Promise.all(Array.from({ length: 4 }, () => tell(rejected)));
  expect(await tell(rejected)).toBe(0);
  const [first] = await newsOf('ed');
  expect(await newsOf('ed')).toEqual([
    {
      id: `decision-d-${longAgo.toMillis()}`,
      at: expect.any(Number),
      kind: 'rejected',
      reason: 'No source',
      delta: 'd',
      record: { collection: 'player', id: 'p1', name: 'Ann' },
    },
  ]);
  await tell({ ...rejected, status: 'applied', decidedAt: Timestamp.now() });
  expect(await kindsOf('ed')).toEqual(['rejected', 'applied']);
  expect((await newsOf('ed'))[0]).toEqual(first);
});

test('a record is called as it is, or as it was proposed; an account that is gone is told nothing', async () => {
  await store.put({ 'match/m1': match(), 'gone/left': { at: longAgo } });
  const edit = delta('match', 'm1', 'order', 2, { author: 'ed' });
  await tell({ ...edit, status: 'applied', decidedAt: longAgo }, edit);
  const made = newPlayer('Cid', { author: 'ed' });
  await tell({ ...made, status: 'rejected', reason: 'x', decidedAt: longAgo }, made, 'c');
  const names = (await newsOf('ed')).map(({ record }) => [record.id, record.name]);
  expect(names).toEqual([
    ['m1', 'Ann v Bea'],
    ['c', 'Cid'],
  ]);
  expect(await tell({ ...rejected, author: 'left' }, { ...open, author: 'left' }, 'l')).toBe(0);
  expect(await newsOf('left')).toEqual([]);
});

test('a reply is told to the author and who took part, and to moderators who are mentioned, but to nobody else', async () => {
  await store.put({
    'profile/ed': profile('Edda'),
    'profile/mod': profile('Mo'),
    'profile/mia': profile('Mia'),
    'profile/bo': profile('Bo'),
    'role/mia': { moderator: true, admin: false, at: longAgo },
    'role/mod': { moderator: true, admin: false, at: longAgo },
  });
  const asked = { ...open, thread: { 0: said('mod', 'Which poster?') } };
  await tell(asked);
  expect(await kindsOf('ed')).toEqual(['reply']);
  expect(await kindsOf('mod')).toEqual([]);
  const answered = {
    ...asked,
    thread: { ...asked.thread, 1: said('ed', '@Mia and @Bo have seen it, @Edda too') },
  };
  await Promise.all([tell(answered, asked), tell(answered, asked)]);
  expect(await kindsOf('ed')).toEqual(['reply']);
  expect(await newsOf('mod')).toMatchObject([{ kind: 'followUp', by: 'ed', id: 'reply-d-1' }]);
  expect(await kindsOf('mia')).toEqual(['mention']);
  // News must not lead to a proposal that its reader cannot open.
  expect(await kindsOf('bo')).toEqual([]);
  // A person outside the thread gets one call per speaker, however often they are mentioned.
  const again = {
    ...answered,
    thread: { ...answered.thread, 2: said('ed', '@Mia?'), 3: said('ed', '@Mia!') },
  };
  await tell(again, answered);
  expect(await kindsOf('mia')).toEqual(['mention']);
  const joined = { ...again, thread: { ...again.thread, 4: said('mod', '@Mia'), 5: said('mia', 'Yes?') } };
  await tell(joined, again);
  expect(await kindsOf('mia')).toEqual(['mention', 'mention']);
  await tell({ ...joined, thread: { ...joined.thread, 6: said('ed', 'Thanks, @Mia') } }, joined);
  expect(await kindsOf('mia')).toEqual(['mention', 'mention', 'mention']);
});
