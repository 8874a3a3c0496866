import { Timestamp } from 'firebase-admin/firestore';
import { plainDoc } from '@/lib/plainData';
import { dateOf } from '@/model/dates';
import { eventId } from '@/model/ids';
import { newsLines } from '@/model/news/news';
import { readableNews } from '@/model/parsing/parseNews';
import { storedWatches } from '@/model/parsing/readWatches';
import { builtInSports } from '@/model/sports';
import { newsOfCard } from '@/wiki/watches/cardNews';
import { tellWatchers } from '../../../../functions/src/react/notifications/tellWatchers';
import { handleDeltaWritten } from '../../../../functions/src/react/triggers/handleDeltaWritten';
import { feedOf } from '../../../../functions/src/serve/feeds/feedContent';
import {
  createReadLive,
  readLiveWiki,
  storedLiveCards,
} from '../../../../functions/src/serve/reading/liveResults';
import { event, longAgo, match, player, type Docs } from '../../documents';
import { wikiIn } from '../../serve/reading/worlds';
import { idOf, scoringWorld, start } from '../../write/scoring/scoringWorld';
import { createFakeSender } from './fakeSender';

const { store, clock, entry, pin, over, act, inviteAs, score, live } = scoringWorld('demo-watchers');

const date = dateOf(start);
const on = (rest: object = {}) => match({ date, event: { id: 'e', date, sport: { id: 'armw' } }, ...rest });

/** An account with one device, which has the account's name, and what it watches. */
const follower = (uid: string, ...keys: readonly string[]): Docs => ({
  [`user/${uid}`]: {
    name: uid,
    follows: storedWatches({
      seen: 0,
      marks: Object.fromEntries(keys.map((key) => [key, { at: 1, on: true }])),
    }),
  },
  [`user/${uid}/token/${uid}`]: { token: uid, created: longAgo },
});

const people = ['fan', 'friend', 'rival', 'former', 'stranger', 'editor'];

/** The event is today. What changes a live card or a delta is told to the triggers, each twice, as Firestore may. */
async function world() {
  await store.put({
    'event/e': event({ date }),
    'match/m': on(),
    'match/m2': on({ order: 1, player1: { id: 'p4', name: 'Dora' }, player2: { id: 'p5', name: 'Elsa' } }),
    'player/p4': player('Dora'),
    'player/p5': player('Elsa'),
    ...follower('fan', 'event/e', 'player/p1'),
    ...follower('friend', 'player/p2', 'player/p4'),
    ...follower('rival', 'pair/p1/p2', 'country/jp'),
    ...follower('stranger', 'player/p3', 'event/other'),
    ...follower('editor'),
    'user/former': {
      name: 'former',
      follows: storedWatches({ seen: 0, marks: { 'event/e': { at: 1, on: false } } }),
    },
    'user/former/token/former': { token: 'former', created: longAgo },
  });
  const fake = createFakeSender();
  people.forEach(fake.register);
  const services = { db: store.db, sender: fake.sender, now: () => clock.now };
  const deltas = async () => (await store.db.collection('delta').get()).docs;
  const step = async (work: () => Promise<unknown>) => {
    const [card, before] = [await live(), new Map((await deltas()).map((each) => [each.id, each.data()]))];
    await work();
    for (let times = 0; times < 2; times += 1) {
      const change = { id: 'e', before: card, after: await live() };
      await tellWatchers({ ...services, readWiki: () => wikiIn(store.db) }, change);
      for (const delta of await deltas())
        await handleDeltaWritten(
          {
            ...services,
            recountOpen: async () => undefined,
            followTrust: async () => undefined,
            markMinor: async () => 0,
            logger: { info: () => {}, error: () => {} },
          },
          {
            deltaId: delta.id,
            at: clock.now,
            // Confirming applies a proposal that it makes.
            before: before.get(delta.id) ?? { ...delta.data(), status: 'new' },
            after: delta.data(),
          },
        );
    }
  };
  const confirm = async (action: string) =>
    act({ kind: 'confirmCard', eventId: eventId('e'), revision: (await live())?.revision ?? 0 }, { action });
  return { step, confirm, told: (who: string) => fake.shown(who).map(({ title }) => plain(title)) };
}

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

/** How many entries the feeds of the event and of a player have about the match. */
async function inFeeds() {
  const live = createReadLive({ read: storedLiveCards(() => store.db), now: () => clock.now });
  const read = await readLiveWiki({ wiki: () => wikiIn(store.db), live, now: () => clock.now }, 'e');
  const feeds = (['event', 'player'] as const).map((kind) =>
    feedOf({ kind, id: kind === 'event' ? 'e' : 'p1' }, { ...read, sports: builtInSports, today: date }),
  );
  return feeds.map((feed) => feed?.entries.filter(({ page }) => page === '/match/m').length);
}

test('a match that is scored, corrected, held and confirmed is one item of feeds, news and notices', async () => {
  const { step, confirm, told } = await world();
  const token = await inviteAs(idOf(1));
  const by = { uid: 'editor' };
  const feeds: unknown[] = [];
  const then = async (work: () => Promise<unknown>) => {
    await step(work);
    feeds.push(await inFeeds());
  };
  const [first, end] = [pin(1, 'player1'), over()];
  await then(() => score(token, [entry({ kind: 'weight', side: 'player1', value: 90 })], by));
  expect(told('fan')).toEqual([]);
  await then(() => score(token, [first, end], by));
  await then(() => score(token, [entry({ kind: 'hold', value: true }), pin(1, 'player2')], by));
  await then(() => score(token, [entry({ kind: 'hold', value: null }), over({ match: 'm2' })], by));
  await then(() => confirm(idOf(9)));
  expect(feeds).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(people.map((who) => [who, told(who)])).toEqual([
    ['fan', ['East vs West is live', 'East vs West: results confirmed']],
    ['friend', ['East vs West is live', 'Result confirmed: Dora v Elsa', 'Result confirmed: Ann v Bea']],
    ['rival', ['East vs West is live', 'Result confirmed: Ann v Bea']],
    ['former', []],
    ['stranger', []],
    ['editor', ['Your change to a match was applied']],
  ]);
  const { docs } = await store.db.collection('user/editor/news').get();
  expect(newsLines(readableNews(docs.map((doc) => plainDoc(doc, Timestamp))))).toHaveLength(1);
  const wiki = await wikiIn(store.db);
  const card = { event: wiki.event('e')!, matches: wiki.matchesOfEvent('e'), players: [] };
  const none = new Map<string, number>();
  const wanted = { players: new Map([['p1', 0]]), pairs: none, events: none, countries: none };
  const news = newsOfCard(card, wanted, date).filter(({ kind }) => kind === 'result');
  expect(news.map(({ id }) => id)).toEqual(['result/m']);
});

test('a second confirmation tells nobody again, and an event that is not on these days is not live', async () => {
  const { step, confirm, told } = await world();
  const token = await inviteAs(idOf(1));
  await step(() => score(token, [pin(1, 'player1'), over()]));
  await step(() => confirm(idOf(8)));
  await step(() => score(token, [pin(1, 'player1', { match: 'm2' }), over({ match: 'm2' })]));
  await step(() => confirm(idOf(9)));
  expect(told('fan')).toEqual(['East vs West is live', 'East vs West: results confirmed']);
  expect(told('friend')).toHaveLength(3);
  clock.now += 3 * 24 * 3_600_000;
  await store.put({ 'notification/event-e': { at: longAgo } });
  const before = { event: 'e', revision: 1, matches: {} };
  const after = { ...before, matches: { m: { score: [1, 0], rounds: ['1p'] } } } as const;
  const { db } = store;
  const { sender } = createFakeSender();
  const readWiki = () => wikiIn(db);
  expect(await tellWatchers({ db, sender, now: () => clock.now, readWiki }, { id: 'e', before, after })).toBe(
    0,
  );
  expect(await store.get('notification/event-e')).not.toHaveProperty('live');
});
