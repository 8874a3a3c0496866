import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { earnableKinds } from '@/model/trust/editKinds';
import { deltaId } from '@/model/ids';
import { builtInSports } from '@/model/sports';
import { byTrust, defaultTrustSettings } from '@/model/trust/trustSettings';
import { applyDeltas } from '../../../../functions/src/write/apply/applyDeltas';
import { applyServicesOn } from '../../../../functions/src/write/apply/handleApplyWikiDelta';
import { createFollowTrust } from '../../../../functions/src/react/triggers/followTrust';
import { delta, event, longAgo, match, newMatch, player, world, type Docs } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-trust-at-once');
beforeEach(() => store.empty());
afterAll(() => store.close());

const video = 'dQw4w9WgXcQ';
const settings = {
  ...defaultTrustSettings,
  ...{ on: true, needed: Object.fromEntries(earnableKinds.map((kind) => [kind, 1])) },
  ...{ days: 1, deciders: 1, accountDays: 1 },
};
const accepted = (kind: string): DocumentData => ({
  ...{ what: 'accepted', kinds: [kind], record: `event/accepted-${kind}`, by: 'mod', at: longAgo },
});
const ed: Docs = {
  ...world,
  'setting/trust': settings,
  'profile/ed': { name: 'Ed', since: longAgo },
  'trust/ed': { at: longAgo },
  ...Object.fromEntries(earnableKinds.map((kind) => [`trust/ed/act/${kind}-accepted`, accepted(kind)])),
};
/** When each proposal is written and arrives: a busy machine may take longer from one to the other than a proposal is new. */
const arrival = Timestamp.now();
const by = (rest: DocumentData = {}) => ({ author: 'ed', timestamp: arrival, ...rest });
const addVideo = (docId: string, rest: DocumentData = {}) =>
  delta('event', docId, 'youtube', video, by(rest));

async function outcomeOf(docs: Docs): Promise<string> {
  await store.put({ ...ed, ...docs });
  const follow = createFollowTrust({
    db: store.db,
    logger: { info: () => undefined, error: () => undefined },
    now: Date.now,
    knownSports: async () => builtInSports,
  });
  const after = await store.get('delta/d');
  await follow({ deltaId: 'd', at: arrival.toMillis(), before: undefined, after });
  return String((await store.get('delta/d'))?.['status']);
}

const merged: Docs = { 'event/old': event({ sameAs: 'e' }) };
/** One match on both of them, entered twice; Bea won it. */
const doubled: Docs = {
  ...merged,
  'match/m': match({ outcome: 'winner', winner: 'player2' }),
  'match/double': match({
    event: { id: 'old', date: '2020-02-02', sport: { id: 'armw' } },
    sameAs: 'm',
  }),
};
const score = { player1: { score: 3 }, player2: { score: 0 } };
const failed = (record: string): DocumentData => ({
  ...{ what: 'rejected', kinds: ['links'], record, by: 'mod', at: longAgo },
});

test.each<[string, Docs]>([
  ['an event by its own id', { 'delta/d': addVideo('e') }],
  ['an event that leads to another', { ...merged, 'delta/d': addVideo('old') }],
  ['a match without a result', { 'delta/d': delta('match', 'm', '', score, by({ base: {} })) }],
  ['a new match', { 'delta/d': { ...newMatch(), ...by() } }],
])('of an account that is trusted a proposal for %s is applied at once', async (_, docs) => {
  expect(await outcomeOf(docs)).toBe('applied');
});

test.each<[string, Docs]>([
  [
    'somebody else proposes the same of the record to which its own leads',
    {
      ...merged,
      'delta/d': addVideo('old'),
      'delta/rival': addVideo('e', { author: 'eve', value: 'aaaaaaaaaaa' }),
    },
  ],
  [
    'somebody else proposes the same of one that leads to its own',
    {
      ...merged,
      'delta/d': addVideo('e'),
      'delta/rival': addVideo('old', { author: 'eve', value: 'aaaaaaaaaaa' }),
    },
  ],
  [
    'something was rejected on the record to which its own leads',
    { ...merged, 'delta/d': addVideo('old'), 'trust/ed/act/x-rejected': failed('event/e') },
  ],
  [
    'something was rejected on one that leads to its own',
    { ...merged, 'delta/d': addVideo('e'), 'trust/ed/act/x-rejected': failed('event/old') },
  ],
  [
    'the match to which its own leads has a result',
    { ...doubled, 'delta/d': delta('match', 'double', '', score, by({ base: {} })) },
  ],
  [
    'somebody else proposes the same of a double of its match with turned sides',
    {
      ...merged,
      'match/double': match({
        ...{ event: { id: 'old', date: '2020-02-02', sport: { id: 'armw' } }, sameAs: 'm' },
        ...{ player1: { id: 'p2', name: 'Bea' }, player2: { id: 'p1', name: 'Ann' } },
      }),
      'delta/d': delta('match', 'm', 'player1.score', 3, by()),
      'delta/rival': delta('match', 'double', 'player2.score', 0, { author: 'eve' }),
    },
  ],
  [
    'the page to which that of its player leads is of a child',
    {
      'player/other': player('Ann', { sameAs: 'child' }),
      'player/child': player('Ann', { birthYear: 2011 }),
      'delta/d': { ...newMatch({ player1: { id: 'other', name: 'Ann' } }), ...by() },
    },
  ],
  [
    'a page that leads to that of its player is of a child',
    {
      'player/other': player('Ann', { sameAs: 'p1', birthYear: 2011 }),
      'delta/d': { ...newMatch(), ...by() },
    },
  ],
  [
    'its author has declared an interest in the event of the match',
    {
      'trust/ed': { interests: ['event/e'] },
      'delta/d': delta('match', 'm', '', score, by({ base: {} })),
    },
  ],
])('it waits where %s', async (_, docs) => {
  expect(await outcomeOf(docs)).toBe('new');
  expect((await store.get('delta/rival'))?.['status'] ?? 'new').toBe('new');
});

const respell = (value: string, before: string, rest: DocumentData = {}) =>
  delta('player', 'p1', 'name', value, by({ base: before, before, ...rest }));
const respelled = (decidedBy: string): Docs => ({
  'player/p1': player('Davon Larratt'),
  'delta/earlier': respell('Davon Larratt', 'Devon Larratt', {
    ...{ status: 'applied', decidedBy, decidedAt: longAgo },
  }),
  'delta/d': respell('Davan Larratt', 'Davon Larratt'),
});

test.each([
  ['a moderator', 'mod', 'applied'],
  ['trust', 'trust', 'new'],
])(
  'a spelling after one that %s has applied is judged from what a moderator accepted',
  async (_, by, status) => {
    expect(await outcomeOf(respelled(by))).toBe(status);
  },
);

const note = (version: number): Docs => ({
  'trust/ed/act/d-atOnce': {
    ...{ what: 'atOnce', kinds: ['videoLink'], record: 'event/e', by: 'trust', version },
    ...{ at: Timestamp.now(), atOnceAt: Timestamp.now() },
  },
});
const rival: Docs = { 'delta/rival': addVideo('e', { author: 'eve', value: 'aaaaaaaaaaa' }) };

test.each<[string, (version: number) => Docs]>([
  ['another version', () => note(1)],
  ['the same one', note],
])('what a call that died has noted of %s spares no check, and goes', async (_, noted) => {
  const proposal = addVideo('e');
  const version = (proposal['timestamp'] as Timestamp).toMillis();
  expect(await outcomeOf({ ...rival, ...noted(version), 'delta/d': proposal })).toBe('new');
  expect(await store.get('trust/ed/act/d-atOnce')).toBeUndefined();
});

test.each<[string, (version: number) => Docs]>([
  ['another version', () => note(1)],
  ['the same one', note],
])(
  'where nothing speaks against it, it is applied and noted once after a call that noted %s',
  async (_, noted) => {
    const proposal = addVideo('e');
    const version = (proposal['timestamp'] as Timestamp).toMillis();
    expect(await outcomeOf({ ...noted(version), 'delta/d': proposal })).toBe('applied');
    expect(await store.get('trust/ed/act/d-atOnce')).toMatchObject({ record: 'event/e', version });
  },
);

test.each<[string, string, string, Docs]>([
  ['applied', 'with nothing else proposed', 'event/e', {}],
  ['new', 'where its page led elsewhere then', 'event/old', {}],
  ['new', 'where somebody else has proposed another video since', 'event/e', rival],
  [
    'new',
    'where somebody else has proposed the same since',
    'event/e',
    { 'delta/rival': addVideo('e', { author: 'eve' }) },
  ],
])('an edit that was judged is %s %s', async (status, _, record, docs) => {
  await store.put({ ...ed, ...merged, ...docs, 'delta/d': addVideo('old', { timestamp: longAgo }) });
  const logger = { info: () => undefined, error: () => undefined };
  const services = { db: store.db, logger, now: Date.now, sports: builtInSports, hasTime: () => true };
  const id = deltaId('d');
  const none = new Map<string, never>();
  const seen = new Map([[id, longAgo.toMillis()]]);
  const judged = new Map([[id, record]]);
  await applyDeltas(
    applyServicesOn(services),
    { deltaIds: [id], force: none, seen, amend: none, judged },
    byTrust,
  );
  expect(await store.get('delta/d')).toMatchObject({ status });
  expect((await store.get('delta/rival'))?.['status'] ?? 'new').toBe('new');
});
