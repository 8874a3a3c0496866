import { Timestamp } from 'firebase-admin/firestore';
import { delta, event, longAgo, match, player, type Docs } from '../../documents';

/** With the length of the sign-in service's ids. */
export const uid = 'Qw3rTy7uIoPaSdFgHjKlZxCvBn12';
export const name = 'Edda Leaver';
export const email = 'edda@leaver.example';
/** An account that stays. */
export const other = 'Mo4rTy7uIoPaSdFgHjKlZxCvBn34';

const at = longAgo;
const reply = (by: string, text: string) => ({ id: 'r', by, at, text });

export const everyPlace: Docs = {
  [`user/${uid}`]: { name, email, created: at, newsSeen: at, digest: 'daily', language: 'en' },
  [`user/${uid}/news/decision-own-1`]: {
    at,
    delta: 'own',
    record: { collection: 'player', id: 'p1' },
    kind: 'applied',
  },
  [`user/${uid}/news/reply-talk-1`]: {
    ...{ at, delta: 'talk', record: { collection: 'player', id: 'p1' } },
    ...{ kind: 'mention', by: other, text: `See @${name}` },
  },
  [`user/${uid}/token/0`]: { token: 'x', language: 'en', created: at },
  [`user/${uid}/pick/m1`]: { match: 'm1', event: 'e1', player: 'p1', sureness: 1, changes: 1, at },
  [`profile/${uid}`]: { name, since: at, role: 'moderator' },
  [`role/${uid}`]: { moderator: true, admin: false, at },
  [`quota/${uid}`]: { open: 1, written: 1, slots: { 0: at }, last: 'create/open', at },
  [`pace/${uid}`]: { acts: [] },
  [`trust/${uid}`]: { trust: {}, version: '1', latest: 0, moderators: 1, at },
  [`trust/${uid}/act/own-applied`]: {
    what: 'applied',
    kinds: ['spelling'],
    record: 'player/p1',
    by: other,
    at,
  },
  [`ban/${uid}`]: { by: other, at },
  'reservedName/eddaleaver': { uids: [uid] },
  [`notification/own`]: { uid, status: 'applied', at },
  [`mail/digest-${uid}-2026-01-01`]: { to: email, at },

  'delta/open': delta('player', 'p1', 'name', 'Anna', { author: uid, note: 'Waits' }),
  'delta/rejected': delta('player', 'p1', 'name', 'Anne', {
    author: uid,
    status: 'rejected',
    decidedBy: other,
  }),
  'delta/own': delta('player', 'p1', 'name', 'Ann', {
    ...{ author: uid, status: 'applied', decidedBy: other, decidedAt: at, note: `My reason, ask ${email}` },
    ...{
      source: 'https://source.example',
      thread: { 0: reply(other, `Why, @${name}?`), 1: reply(uid, 'I was there') },
    },
  }),
  'delta/decided': delta('player', 'p2', 'name', 'Bea', {
    ...{ author: other, status: 'applied', decidedBy: uid, decidedAt: at },
    ...{
      amended: { proposed: 'Be', by: uid },
      thread: { 0: reply(uid, 'I think so'), 1: reply(uid, 'Twice') },
    },
  }),
  'delta/undone': delta('player', 'p2', 'name', 'Bee', {
    ...{
      author: other,
      status: 'applied',
      decidedBy: other,
      decidedAt: at,
      reverted: { by: uid, at, in: 'x' },
    },
  }),
  'delta/talk': delta('player', 'p1', 'name', 'Anka', {
    ...{
      author: other,
      thread: { 0: reply(other, 'Hm'), 1: reply(other, `See @${name}`), 7: reply(uid, 'Seen') },
    },
  }),
  // Conversations of others, without news for the account.
  'delta/linked': delta('player', 'p2', 'note', `By https://wiki.example/member/${uid}`, {
    ...{ author: other, status: 'applied', decidedBy: other, decidedAt: at, source: `Mail of ${email}` },
    thread: { 0: reply(other, `Ask @${uid}, or https://wiki.example/member/${uid}`) },
  }),
  [`user/${other}/news/reply-linked-0`]: {
    ...{ at, delta: 'linked', record: { collection: 'player', id: 'p2' } },
    ...{ kind: 'followUp', by: other, text: `Ask @${uid}` },
  },
  'report/linked': {
    ...{ collection: 'player', docId: 'p2', name: 'Bea', seen: at, at, open: true },
    text: `Not so, says https://wiki.example/member/${uid}`,
  },
  'delta/deletion': delta('player', 'p9', '', null, {
    ...{
      author: other,
      status: 'applied',
      decidedBy: other,
      decidedAt: at,
      before: player('Gone', { author: { id: uid } }),
    },
  }),
  [`user/${other}/news/reply-talk-1`]: {
    ...{ at, delta: 'talk', record: { collection: 'player', id: 'p1' } },
    ...{ kind: 'followUp', by: other, text: `See @${name}` },
  },
  [`user/${other}/news/reverted-undone-x`]: {
    ...{ at, delta: 'undone', record: { collection: 'player', id: 'p2' }, kind: 'reverted', by: uid },
  },
  [`trust/${other}/act/decided-applied`]: {
    what: 'applied',
    kinds: ['spelling'],
    record: 'player/p2',
    by: uid,
    at,
  },

  'event/e': event({ author: { id: uid } }),
  'player/p1': player('Ann', { author: { id: uid } }),
  'player/p2': player('Bea', { author: { id: other }, note: `By https://wiki.example/member/${uid}` }),
  'player/p9': player('Gone', { author: { id: uid }, deleted: true, deletedBy: uid, deletedIn: 'a1' }),
  'match/m': match(),
  'match/gone': match({ deleted: true, deletedBy: uid }),

  'audit/own': { author: uid, collection: 'player', docId: 'p1', kinds: ['spelling'], status: 'open', at },
  'audit/passed': {
    ...{ author: other, collection: 'player', docId: 'p1', kinds: ['spelling'], status: 'passed' },
    ...{ by: uid, at },
  },
  'setting/trust': { by: uid, at },
  [`trust/${other}`]: { raised: { more: 1, until: at, by: uid } },
  'report/r1': {
    collection: 'player',
    docId: 'p1',
    seen: at,
    text: 'Wrong by a year',
    at,
    open: true,
    by: uid,
  },
  'report/r2': {
    collection: 'player',
    docId: 'p1',
    seen: at,
    text: 'Wrong by two',
    at,
    open: false,
    closed: { by: uid, at },
  },
  'review/talk': { by: uid, at },
  [`ban/${other}`]: { by: uid, at },
  'actLog/role1': {
    ...{ kind: 'grantRole', role: 'moderator', by: 'console', at, done: true },
    target: { collection: 'user', id: uid },
  },
  'actLog/role2': {
    ...{ kind: 'grantRole', role: 'moderator', by: uid, at, done: true },
    target: { collection: 'user', id: other },
  },
  'actLog/ban1': {
    ...{ kind: 'ban', by: other, reason: 'Vandal', at, proposals: 0, proposed: 0, done: true },
    target: { collection: 'user', id: uid },
  },
  'actLog/ban2': {
    ...{ kind: 'ban', by: uid, reason: 'Vandal', at, proposals: 0, proposed: 0, done: true },
    target: { collection: 'user', id: other },
  },
  'actLog/a1': {
    kind: 'deleteRecord',
    by: uid,
    at,
    target: { collection: 'player', id: 'p9', name: 'Gone' },
    done: true,
  },
  'actLog/a2': {
    ...{ kind: 'deleteDelta', by: other, at, target: { collection: 'delta', id: 'd0' }, done: true },
    before: delta('player', 'p1', 'name', 'An', { author: uid, thread: { 0: reply(uid, 'Mine') } }),
  },
  'actLog/a3': {
    ...{
      kind: 'resetProfile',
      by: other,
      at,
      target: { collection: 'profile', id: uid, name: 'Edda the Great' },
    },
    before: { name: 'Edda the Great' },
  },
  'publicLog/a1': { kind: 'deleteRecord', by: uid, at, target: { collection: 'player', id: 'p9' } },
  'publicLog/ban1': { kind: 'ban', by: other, at, target: { collection: 'user', id: uid } },
  'scorer/s1': { event: 'e1', name: 'Table 1', from: at, by: uid, at },
  'scorer/s2': { event: 'e1', from: at, by: other, organiser: uid, at },
  'scores/m1': {
    event: 'e1',
    uids: [uid],
    entries: { n1: { at: 1, phone: 'ph', stated: { kind: 'running', value: true }, uid } },
  },
  'figures/2026-01-01': {
    day: '2026-01-01',
    by: { [uid]: { applied: 1, rejected: 0 } },
    hours: [1],
    reverted: 0,
    reasons: {},
  },

  [`user/${other}`]: { name: 'Mo', email: 'mo@example.com', created: at },
  [`profile/${other}`]: { name: 'Mo', since: at },
};

/** Collections without data of any account. */
export const nobodysPlaces = [
  // When a match had begun.
  'begun',
  'browserError',
  // How many accounts pick whom.
  'crowd',
  'errorCount',
  'errorDay',
  'lease',
  'live',
  // People who ask not to be named have no account, or it is not stored.
  'personRequest',
  'reportCount',
  'reportDay',
  'secret',
  'slug',
  'sport',
  'sportCodes',
  'staleCopies',
  'upkeep',
  'withholding',
] as const;

/** Collections that the deletion itself needs until it is over. */
export const placesOfLeaving = ['departure', 'gone'] as const;

/** Made again without the account once its picks are forgotten, as the tests of the fold show. */
export const placesOfPicks = ['pickSheet', 'pickStale', 'pickTable'] as const;

/** Marks the time at which the owner asked for the deletion. */
export const askedAt = (ms: number) => ({ leaving: Timestamp.fromMillis(ms) });
