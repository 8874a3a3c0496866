import fc from 'fast-check';
import { userId } from '@/model/ids';
import { atOnceAudit, standingOf } from '@/model/trust/standing';
import {
  advanceTrust,
  dayMs,
  foldTrust,
  kindTrust,
  noTrust,
  type TrustAct,
  type TrustRules,
} from '@/model/trust/trust';
import { defaultTrustSettings, type TrustSettings } from '@/model/trust/trustSettings';

const small: TrustSettings = {
  ...defaultTrustSettings,
  on: true,
  needed: { ...defaultTrustSettings.needed, videoLink: 6, spelling: 4 },
  days: 3,
  countedPerDay: 2,
  probation: 2,
  passedForLight: 3,
  pauseDays: 30,
};
const rules: TrustRules = { settings: small, moderators: 3 };
const start = 1_700_000_000_000;
const person = { since: 0, now: start + 200 * dayMs };

let names = 0;
const act = (what: TrustAct['what'], day: number, rest: Partial<TrustAct> = {}): TrustAct => {
  names += 1;
  const id = `a${names}`;
  const by = userId(`mod${names % 2}`);
  return { id, what, at: start + day * dayMs, kinds: ['videoLink'], record: `event/${id}`, by, ...rest };
};
const accepted = (count: number, rest: Partial<TrustAct> = {}) =>
  Array.from({ length: count }, (_, at) => act('accepted', at, rest));
const standing = (acts: readonly TrustAct[], over: Partial<typeof person> = {}, by = rules) =>
  standingOf(foldTrust(acts, by), 'videoLink', by, { ...person, ...over });

test('enough accepted edits on as many records, over days and by two moderators, are trusted', () => {
  expect(standing(accepted(5))).toMatchObject({ state: 'accepted', accepted: 5, needed: 6 });
  expect(standing(accepted(6))).toMatchObject({ state: 'trusted', auditOneIn: 1 });
});

test.each<[string, readonly TrustAct[], string]>([
  ['more on one record', accepted(9, { record: 'event/same' }), 'accepted'],
  ['more on one day', Array.from({ length: 9 }, () => act('accepted', 1)), 'accepted'],
  ['by one moderator', accepted(9, { by: userId('mod') }), 'deciders'],
  ['of another kind', accepted(9, { kinds: ['spelling'] }), 'accepted'],
  ['with a rejection between', [...accepted(3), act('rejected', 3), ...accepted(5)], 'accepted'],
])('%s is not enough', (_, acts, state) => {
  expect(standing(acts).state).toBe(state);
});

test('where there is one moderator, that one is enough', () => {
  const alone = { settings: small, moderators: 1 };
  expect(standing(accepted(6, { by: userId('mod') }), {}, alone).state).toBe('trusted');
});

test('a young account waits, whatever was accepted', () => {
  const now = start + 20 * dayMs;
  expect(standing(accepted(6), { since: now - 10 * dayMs, now })).toMatchObject({
    state: 'young',
    until: now + 20 * dayMs,
  });
});

test('an amended edit halves the count, a rejected one begins it anew', () => {
  expect(standing([...accepted(6), act('amended', 8)])).toMatchObject({ state: 'accepted', accepted: 3 });
  expect(standing([...accepted(6), act('rejected', 8)])).toMatchObject({ accepted: 0, needed: 6 });
});

test('a reversion loses the kind, doubles what it needs and pauses every other kind', () => {
  const spelling = accepted(6, { kinds: ['spelling'] });
  const acts = [...accepted(6), ...spelling, act('reverted', 10)];
  expect(standing(acts)).toMatchObject({
    state: 'accepted',
    accepted: 0,
    needed: 12,
    lostAt: start + 10 * dayMs,
  });
  const other = (day: number) =>
    standingOf(foldTrust(acts, rules), 'spelling', rules, { since: 0, now: start + day * dayMs }).state;
  expect([other(11), other(39), other(41)]).toEqual(['paused', 'paused', 'trusted']);
});

test('a ban loses every kind', () => {
  const acts = [...accepted(6), ...accepted(6, { kinds: ['spelling'] }), act('banned', 10, { kinds: [] })];
  const { kinds } = foldTrust(acts, rules);
  expect([kinds.videoLink, kinds.spelling]).toMatchObject([
    { counted: [], losses: 1 },
    { counted: [], losses: 1 },
  ]);
});

test('audits become rarer as they are passed, and an earlier loss is forgiven then', () => {
  const earned = [
    act('reverted', 0),
    ...accepted(12).map((each, at) => ({ ...each, at: each.at + at + dayMs })),
  ];
  const atOnce = Array.from({ length: 2 }, () => act('atOnce', 40));
  const passed = Array.from({ length: 3 }, () => act('passed', 41));
  expect(standing([...earned, ...atOnce.slice(1)]).auditOneIn).toBe(1);
  expect(standing([...earned, ...atOnce])).toMatchObject({ auditOneIn: 10, needed: 12 });
  expect(standing([...earned, ...atOnce, ...passed])).toMatchObject({ auditOneIn: 50, needed: 6 });
});

test('more at once in a day, or more open audits, than the settings allow waits', () => {
  const standings = [standing(accepted(6))];
  const asked = (recently: { readonly atOnce: number; readonly openAudits: number }) =>
    atOnceAudit(standings, ['videoLink'], recently, small);
  expect(asked({ atOnce: 19, openAudits: 4 })).toBe(1);
  expect(asked({ atOnce: 20, openAudits: 0 })).toBeUndefined();
  expect(asked({ atOnce: 0, openAudits: 5 })).toBeUndefined();
});

test('an edit of several kinds needs trust in each, and one that destroys never has it', () => {
  const standings = [standing(accepted(6))];
  const recently = { atOnce: 0, openAudits: 0 };
  expect(atOnceAudit(standings, ['videoLink', 'spelling'], recently, small)).toBeUndefined();
  expect(atOnceAudit(standings, ['videoLink', 'removal'], recently, small)).toBeUndefined();
  expect(atOnceAudit(standings, [], recently, small)).toBeUndefined();
});

const anyAct = fc.record({
  id: fc.uuid(),
  at: fc.integer({ min: 0, max: 60 }).map((day) => start + day * dayMs),
  what: fc.constantFrom<TrustAct['what'][]>(
    'accepted',
    'accepted',
    'accepted',
    'amended',
    'rejected',
    'reverted',
    'atOnce',
    'passed',
    'banned',
  ),
  kinds: fc.subarray<TrustAct['kinds'][number]>(['videoLink', 'spelling', 'deletion'], { minLength: 1 }),
  record: fc.nat(12).map((at) => `event/e${at}`),
  by: fc.constantFrom('mo', 'mia', 'max').map(userId),
});
const anyActs = fc.uniqueArray(anyAct, { selector: ({ id }) => id, maxLength: 60 });

test('whatever the order of delivery, the trust is the same', () => {
  fc.assert(
    fc.property(
      anyActs.chain((acts) =>
        fc.tuple(fc.constant(acts), fc.shuffledSubarray(acts, { minLength: acts.length })),
      ),
      ([acts, shuffled]) => expect(foldTrust(shuffled, rules)).toEqual(foldTrust(acts, rules)),
    ),
  );
});

test('one act more is the same as all of them anew', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      const sorted = [...acts].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
      let trust = noTrust;
      for (const [at, each] of sorted.entries()) {
        trust = advanceTrust(trust, each, rules);
        expect(trust).toEqual(foldTrust(sorted.slice(0, at + 1), rules));
      }
    }),
  );
});

test('no acts, however many, earn more than the settings say', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      const trust = foldTrust(acts, rules);
      if (standingOf(trust, 'videoLink', rules, person).state !== 'trusted') return;
      const own = acts.filter(({ what, kinds }) => what === 'accepted' && kinds.includes('videoLink'));
      const since = Math.max(
        0,
        ...acts
          .filter(
            ({ what, kinds }) =>
              what === 'banned' || (['rejected', 'reverted'].includes(what) && kinds.includes('videoLink')),
          )
          .map(({ at }) => at),
      );
      const counting = own.filter(({ at }) => at >= since);
      expect(new Set(counting.map(({ record }) => record)).size).toBeGreaterThanOrEqual(6);
      expect(new Set(counting.map(({ at }) => at)).size).toBeGreaterThanOrEqual(3);
      expect(new Set(counting.map(({ by }) => by)).size).toBeGreaterThanOrEqual(2);
    }),
    { numRuns: 300 },
  );
});

test('who edits much a day is trusted as soon as the days are as many', () => {
  const two = (day: number) => [act('accepted', day), act('accepted', day)];
  const busy: TrustRules = { settings: { ...small, days: 5 }, moderators: 3 };
  const acts = [0, 1, 2, 3, 4].map(two);
  const state = (days: number) => standing(acts.slice(0, days).flat(), {}, busy).state;
  expect([2, 3, 4, 5].map(state)).toEqual(['accepted', 'days', 'days', 'trusted']);
});

test('a count that lacks moderators or days goes on without its oldest', () => {
  const lazy = accepted(8, { by: userId('mo') });
  const trust = foldTrust([...lazy, act('accepted', 20, { by: userId('mia') })], rules);
  expect(kindTrust(trust, 'videoLink').counted).toHaveLength(6);
  expect(standingOf(trust, 'videoLink', rules, person).state).toBe('trusted');
});
