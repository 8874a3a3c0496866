import type { Case } from './case';
import { contentTable, records } from './contentTable';
import type { Request } from './emulator';
import { at, serverTime, type DocFields } from './firestoreValue';
import { casesOf, get, list, no, remove, row, set, update, yes, type Docs, type Row } from './table';

const user: DocFields = { name: 'Ed', email: 'ed@example.com', created: at(1) };

// oxfmt-ignore
const ofPeople = [
  row('get the own user document', [no, yes, yes], (uid) => ({ [`user/${uid}`]: user }), (uid) => get(`user/${uid}`)),
  row("get another's user document", [no, no, no], () => ({ 'user/other': user }), () => get('user/other')),
  row('list user documents', [no, no, no], () => ({}), () => list('user')),
  row('create the own user document', [no, yes, yes], () => ({}), (uid) => set(`user/${uid}`, { ...user, created: serverTime })),
  row("create another's user document", [no, no, no], () => ({}), () => set('user/other', { ...user, created: serverTime })),
  row('update the own user document', [no, yes, yes], (uid) => ({ [`user/${uid}`]: user }), (uid) => update(`user/${uid}`, { name: 'Eddie', email: 'eddie@example.com' })),
  row('say that another has seen news', [no, no, no], () => ({ 'user/other': { name: 'Bo', email: null, created: at(1) } }), () => update('user/other', { newsSeen: at(5) })),
  row("update another's user document", [no, no, no], () => ({ 'user/other': user }), () => update('user/other', { name: 'Eddie' })),
  row('delete the own user document', [no, no, no], (uid) => ({ [`user/${uid}`]: user }), (uid) => remove(`user/${uid}`)),
  row("get another's profile", [yes, yes, yes], () => ({ 'profile/other': { name: 'Bo', since: at(1) } }), () => get('profile/other')),
  row('list profiles', [no, no, no], () => ({}), () => list('profile')),
  row('create the own profile', [no, yes, yes], () => ({}), (uid) => set(`profile/${uid}`, { name: 'Ed', since: serverTime })),
  row("create another's profile", [no, no, no], () => ({}), () => set('profile/other', { name: 'Ed', since: serverTime })),
  row('rename the own profile', [no, yes, yes], (uid) => ({ [`profile/${uid}`]: { name: 'Ed', since: at(1) } }), (uid) => update(`profile/${uid}`, { name: 'Eddie' })),
  row("rename another's profile", [no, no, no], () => ({ 'profile/other': { name: 'Bo', since: at(1) } }), () => update('profile/other', { name: 'Eddie' })),
  row('delete the own profile', [no, no, no], (uid) => ({ [`profile/${uid}`]: { name: 'Ed', since: at(1) } }), (uid) => remove(`profile/${uid}`)),
];

const entry: DocFields = { uid: 'ed', by: 'mod', at: at(1) };
const roles: DocFields = { moderator: true, admin: false, at: at(1) };
const device: DocFields = { token: 'c-1:AP_x', created: serverTime };

const news = (uid: string): Readonly<Record<string, DocFields>> => ({
  [`user/${uid}/news/n1`]: { kind: 'applied', delta: 'd1', at: at(1) },
});
const newest = { from: 'news', orderBy: [['at', 'DESCENDING']] } as const;

const ofLogs = ['actLog', 'publicLog', 'figures'].flatMap((log) => {
  const given = () => ({ [`${log}/l1`]: entry });
  // oxfmt-ignore
  return [
    row(`get an entry of ${log}`, log === 'publicLog' ? [yes, yes, yes] : [no, no, yes], given, () => get(`${log}/l1`)),
    row(`list ${log}`, log === 'publicLog' ? [yes, yes, yes] : [no, no, yes], given, () => list(log)),
    row(`write an entry of ${log}`, [no, no, no], () => ({}), () => set(`${log}/l1`, entry)),
    row(`change an entry of ${log}`, [no, no, no], given, () => update(`${log}/l1`, { by: 'other' })),
    row(`delete an entry of ${log}`, [no, no, no], given, () => remove(`${log}/l1`)),
  ];
});

const reviews = (by: string, since = Date.now()): Docs => ({ 'review/d1': { by, at: at(since) } });
const review = (by: string): DocFields => ({ by, at: serverTime });

// oxfmt-ignore
const ofReviews = [
  row('list who looks at what', [no, no, yes], () => reviews('other'), () => ({ kind: 'list', query: { from: 'review', orderBy: [['at', 'DESCENDING']], limit: 200 } })),
  row('list more reviews than there can be', [no, no, no], () => reviews('other'), () => ({ kind: 'list', query: { from: 'review', limit: 201 } })),
  row('get who looks at one proposal', [no, no, no], () => reviews('other'), () => get('review/d1')),
  row('say that one looks at a proposal', [no, no, yes], () => ({}), (uid) => set('review/d1', review(uid))),
  row('say that another looks at a proposal', [no, no, no], () => ({}), () => set('review/d1', review('other'))),
  row('say at another time that one looks', [no, no, no], () => ({}), (uid) => set('review/d1', { by: uid, at: at(1) })),
  row('say more than that one looks', [no, no, no], () => ({}), (uid) => set('review/d1', { ...review(uid), why: 'x' })),
  row('say again that one looks', [no, no, yes], (uid) => reviews(uid), (uid) => set('review/d1', review(uid))),
  row('say again at another time that one looks', [no, no, no], (uid) => reviews(uid), (uid) => set('review/d1', { by: uid, at: at(1) })),
  row('look in place of another who has just begun', [no, no, no], () => reviews('other'), (uid) => set('review/d1', review(uid))),
  row('look in place of another who began long ago', [no, no, yes], () => reviews('other', 1), (uid) => set('review/d1', review(uid))),
  row('say that one no longer looks', [no, no, yes], (uid) => reviews(uid), () => remove('review/d1')),
  row('say that another no longer looks', [no, no, no], () => reviews('other', 1), () => remove('review/d1')),
];

const requests: Docs = {
  'personRequest/q1': { docId: 'p1', text: 'It is me', contact: 'x@y.example', at: at(1) },
};
const listOfRequests = (limit: number): Request => ({
  kind: 'list',
  query: { from: 'personRequest', limit },
});
const admin = { uid: 'boss', claims: { moderator: true, admin: true } };

const ofAdmins: readonly Case[] = [
  {
    name: 'admin may list requests of people',
    by: admin,
    allowed: true,
    given: requests,
    request: listOfRequests(100),
  },
  {
    name: 'admin may not list more requests than that',
    by: admin,
    allowed: false,
    given: requests,
    request: listOfRequests(101),
  },
  {
    name: 'whoever is no admin any more may not list requests of people',
    by: { uid: 'boss', claims: { moderator: true, admin: false } },
    allowed: false,
    given: requests,
    request: listOfRequests(100),
  },
];

const reports: Docs = {
  'report/r1': { collection: 'event', docId: 'e1', text: 'The year is wrong', open: true, at: at(1) },
};

// oxfmt-ignore
const ofReports = [
  row('list reports', [no, no, yes], () => reports, () => ({ kind: 'list', query: { from: 'report', limit: 6400 } })),
  row('list more reports than that', [no, no, no], () => reports, () => ({ kind: 'list', query: { from: 'report', limit: 6401 } })),
  row('report something past the function', [no, no, no], () => ({}), () => set('report/r1', reports['report/r1'] ?? {})),
  row('close a report past the function', [no, no, no], () => reports, () => update('report/r1', { open: false })),
  row('get the salt by which reports are counted', [no, no, no], () => ({ 'reportDay/2026-01-01': { salt: 's' } }), () => get('reportDay/2026-01-01')),
  row('list requests of people', [no, no, no], () => requests, () => listOfRequests(100)),
  row('send a request past the function', [no, no, no], () => ({}), () => set('personRequest/q1', { text: 'x' })),
  row('list the names that are being withheld', [no, no, no], () => ({ 'withholding/a': { names: ['x'] } }), () => list('withholding')),
  row('list how much of what network was reported', [no, no, no], () => ({ 'reportCount/c1': { count: 1 } }), () => list('reportCount')),
];

// oxfmt-ignore
const ofServer = [
  row('get the own quota', [no, yes, yes], (uid) => ({ [`quota/${uid}`]: { open: 1 } }), (uid) => get(`quota/${uid}`)),
  row("get another's quota", [no, no, no], () => ({ 'quota/other': { open: 1 } }), () => get('quota/other')),
  row('list quotas', [no, no, no], () => ({}), () => list('quota')),
  row('write the own quota', [no, no, no], () => ({}), (uid) => set(`quota/${uid}`, { open: 0 })),
  row('delete the own quota', [no, no, no], (uid) => ({ [`quota/${uid}`]: { open: 1 } }), (uid) => remove(`quota/${uid}`)),
  row('ask whether oneself is banned', [no, yes, yes], () => ({}), (uid) => get(`ban/${uid}`)),
  row('ask whether another is banned', [no, no, yes], () => ({ 'ban/other': entry }), () => get('ban/other')),
  row('list bans', [no, no, no], () => ({}), () => list('ban')),
  row('ban another', [no, no, no], () => ({}), () => set('ban/other', entry)),
  row('lift the own ban', [no, no, no], (uid) => ({ [`ban/${uid}`]: entry }), (uid) => remove(`ban/${uid}`)),
  row("get another's roles", [yes, yes, yes], () => ({ 'role/other': roles }), () => get('role/other')),
  row('count moderators', [no, no, yes], () => ({ 'role/other': roles }), () => ({ kind: 'list', query: { from: 'role', where: [['moderator', 'EQUAL', true]], limit: 50 } })),
  row('list moderators', [no, no, no], () => ({ 'role/other': roles }), () => ({ kind: 'list', query: { from: 'role', where: [['moderator', 'EQUAL', true]], limit: 51 } })),
  row('give oneself a role', [no, no, no], () => ({}), (uid) => set(`role/${uid}`, roles)),
  row('change the own roles', [no, no, no], (uid) => ({ [`role/${uid}`]: roles }), (uid) => update(`role/${uid}`, { admin: true })),
  row('forget the own roles', [no, no, no], (uid) => ({ [`role/${uid}`]: roles }), (uid) => remove(`role/${uid}`)),
  row('give the own profile a badge', [no, no, no], (uid) => ({ [`profile/${uid}`]: { name: 'Ed', since: at(1) } }), (uid) => update(`profile/${uid}`, { role: 'admin' })),
  row('create the own profile with a badge', [no, no, no], () => ({}), (uid) => set(`profile/${uid}`, { name: 'Ed', since: serverTime, role: 'moderator' })),
  row('rename the own profile that has a badge', [no, yes, yes], (uid) => ({ [`profile/${uid}`]: { name: 'Ed', since: at(1), role: 'moderator' } }), (uid) => update(`profile/${uid}`, { name: 'Eddie' })),
  row('ask what one has earned', [no, yes, yes], () => ({}), (uid) => get(`trust/${uid}`)),
  row('ask what another has earned', [no, no, yes], () => ({}), () => get('trust/other')),
  row('earn trust by oneself', [no, no, no], () => ({}), (uid) => set(`trust/${uid}`, { trust: { kinds: {} } })),
  row('read the acts that count', [no, no, no], (uid) => ({ [`trust/${uid}/act/a`]: { by: 'mod' } }), (uid) => get(`trust/${uid}/act/a`)),
  row('ask how trust is earned', [no, yes, yes], () => ({}), () => get('setting/trust')),
  row('change how trust is earned', [no, no, no], () => ({}), () => set('setting/trust', { on: true })),
  row('follow what is scored at an event', [yes, yes, yes], () => ({ 'live/e1': { revision: 1 } }), () => get('live/e1')),
  row('list live events', [no, no, yes], () => ({ 'live/e1': { revision: 1 } }), () => ({ kind: 'list', query: { from: 'live', limit: 50 } })),
  row('list more live events than are shown', [no, no, no], () => ({ 'live/e1': { revision: 1 } }), () => ({ kind: 'list', query: { from: 'live', limit: 51 } })),
  row('score an event without the function', [no, no, no], () => ({ 'live/e1': { revision: 1 } }), () => update('live/e1', { revision: 2 })),
  row('read who entered what at an event', [no, no, no], () => ({ 'scores/m1': { entries: {} } }), () => get('scores/m1')),
  row('enter a score without the function', [no, no, no], () => ({}), () => ({ kind: 'set', path: 'scores/m1', data: { entries: {} } })),
  row('list invitations to score', [no, no, yes], () => ({ 'scorer/s1': { event: 'e1' } }), () => ({ kind: 'list', query: { from: 'scorer', where: [['event', 'EQUAL', 'e1']], limit: 200 } })),
  row('list more invitations to score than are shown', [no, no, no], () => ({ 'scorer/s1': { event: 'e1' } }), () => ({ kind: 'list', query: { from: 'scorer', limit: 201 } })),
  row('list the own invitations to score', [no, yes, yes], (uid) => ({ 'scorer/s1': { event: 'e1', by: uid } }), (uid) => ({ kind: 'list', query: { from: 'scorer', where: [['event', 'EQUAL', 'e1'], ['by', 'EQUAL', uid]], limit: 200 } })),
  row('list the own appointments as organiser', [no, yes, yes], (uid) => ({ 'scorer/s1': { event: 'e1', by: 'mod', organiser: uid } }), (uid) => ({ kind: 'list', query: { from: 'scorer', where: [['event', 'EQUAL', 'e1'], ['organiser', 'EQUAL', uid]], limit: 200 } })),
  row('list the appointments of others', [no, no, yes], () => ({ 'scorer/s1': { event: 'e1', by: 'mod', organiser: 'other' } }), () => ({ kind: 'list', query: { from: 'scorer', where: [['event', 'EQUAL', 'e1'], ['organiser', 'EQUAL', 'other']], limit: 200 } })),
  row('invite a scorer without the function', [no, no, no], () => ({}), () => ({ kind: 'set', path: 'scorer/s1', data: { event: 'e1' } })),
  row('list audits', [no, no, yes], () => ({ 'audit/d1': { status: 'open' } }), () => ({ kind: 'list', query: { from: 'audit', where: [['status', 'EQUAL', 'open']], limit: 200 } })),
  row('list more audits than are shown', [no, no, no], () => ({ 'audit/d1': { status: 'open' } }), () => ({ kind: 'list', query: { from: 'audit', limit: 201 } })),
  row('ask whether one proposal is audited', [no, no, no], () => ({ 'audit/d1': { status: 'open' } }), () => get('audit/d1')),
  row('pass an audit without the function', [no, no, no], () => ({ 'audit/d1': { status: 'open' } }), () => update('audit/d1', { status: 'passed' })),
  row('read the secret of audits', [no, no, no], () => ({ 'secret/audit': { key: 'x' } }), () => get('secret/audit')),
  row('get the crowd of a card', [yes, yes, yes], () => ({ 'crowd/e1': { counts: [] } }), () => get('crowd/e1')),
  row('get a table of picks', [yes, yes, yes], () => ({ 'pickTable/e1': { people: 1 } }), () => get('pickTable/e1')),
  row('get a part of a table of picks', [yes, yes, yes], () => ({ 'pickTable/e1/part/0': { rows: {} } }), () => get('pickTable/e1/part/0')),
  row('list tables of picks', [no, no, no], () => ({ 'pickTable/e1': { people: 1 } }), () => list('pickTable')),
  row('write a table of picks', [no, no, no], () => ({}), () => set('pickTable/e1', { people: 1 })),
  row('write a part of a table of picks', [no, no, no], () => ({}), () => set('pickTable/e1/part/0', { rows: {} })),
  row('read the picks of a match', [no, no, no], () => ({ 'pickSheet/m1/part/0': { picks: {} } }), () => get('pickSheet/m1/part/0')),
  row('have a table of picks made', [no, no, no], () => ({}), () => set('pickStale/e1', { recount: true })),
  row('list crowds', [no, no, no], () => ({ 'crowd/e1': { counts: [] } }), () => list('crowd')),
  row('write a crowd', [no, no, no], () => ({}), () => set('crowd/e1', { counts: [] })),
  row('read what was told', [no, no, no], (uid) => ({ 'notification/d1': { uid } }), () => get('notification/d1')),
  row('write what was told', [no, no, no], () => ({}), (uid) => set('notification/d1', { uid })),
  row('read how much one did', [no, no, no], (uid) => ({ [`pace/${uid}`]: { recent: [] } }), (uid) => get(`pace/${uid}`)),
  row('forget how much one did', [no, no, no], (uid) => ({ [`pace/${uid}`]: { recent: [] } }), (uid) => remove(`pace/${uid}`)),
  row('read who is gone', [no, no, no], () => ({}), (uid) => get(`gone/${uid}`)),
  row('declare another gone', [no, no, no], () => ({}), () => set('gone/other', { at: serverTime })),
  row('register an own device', [no, yes, yes], () => ({}), (uid) => set(`user/${uid}/token/0`, device)),
  row('register an own device again', [no, yes, yes], (uid) => ({ [`user/${uid}/token/0`]: { ...device, created: at(1) } }), (uid) => set(`user/${uid}/token/0`, device)),
  row("register a device for another", [no, no, no], () => ({}), () => set('user/other/token/0', device)),
  row('read an own device', [no, yes, yes], (uid) => ({ [`user/${uid}/token/0`]: device }), (uid) => get(`user/${uid}/token/0`)),
  row('list the own news', [no, yes, yes], (uid) => news(uid), (uid) => ({ kind: 'list', query: { ...newest, below: `user/${uid}`, limit: 100 } })),
  row('list more news than a device keeps', [no, no, no], (uid) => news(uid), (uid) => ({ kind: 'list', query: { ...newest, below: `user/${uid}`, limit: 101 } })),
  row("list another's news", [no, no, no], () => news('other'), () => ({ kind: 'list', query: { ...newest, below: 'user/other', limit: 1 } })),
  row('list news everywhere', [no, no, no], () => news('other'), () => ({ kind: 'list', query: { ...newest, everywhere: true, limit: 1 } })),
  row('tell oneself news', [no, no, no], () => ({}), (uid) => set(`user/${uid}/news/n1`, news(uid)[`user/${uid}/news/n1`]!)),
  row('forget own news', [no, no, no], (uid) => news(uid), (uid) => remove(`user/${uid}/news/n1`)),
  row("see another's news", [no, no, no], () => ({ 'user/other': user }), () => update('user/other', { newsSeen: at(5) })),
  row('write a mail', [no, no, no], () => ({}), () => set('mail/m1', { to: 'ed@example.com' })),
  row('list devices everywhere', [no, no, no], () => ({}), () => ({ kind: 'list', query: { from: 'token', everywhere: true } })),
  row('forget an own device', [no, yes, yes], (uid) => ({ [`user/${uid}/token/0`]: device }), (uid) => remove(`user/${uid}/token/0`)),
  row("forget another's device", [no, no, no], () => ({ 'user/other/token/0': device }), () => remove('user/other/token/0')),
];

// oxfmt-ignore
const ofTheRest = [
  row('get a document of an unknown collection', [no, no, no], () => ({ 'secret/s1': { a: 1 } }), () => get('secret/s1')),
  row('list an unknown collection', [no, no, no], () => ({}), () => list('secret')),
  row('write to an unknown collection', [no, no, no], () => ({}), () => set('secret/s1', { a: 1 })),
  row('write below a record', [no, no, no], () => records, () => set('event/e1/note/n1', { a: 1 })),
  row('list a collection of that name everywhere', [no, no, no], () => records, () => ({ kind: 'list', query: { from: 'event', everywhere: true } })),
];

const table: readonly Row[] = [
  ...contentTable,
  ...ofPeople,
  ...ofLogs,
  ...ofReviews,
  ...ofReports,
  ...ofServer,
  ...ofTheRest,
];

export const tableCases: readonly Case[] = [...casesOf(table), ...ofAdmins];
