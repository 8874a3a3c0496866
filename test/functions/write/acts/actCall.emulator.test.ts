import { HttpsError } from 'firebase-functions/v2/https';
import { acts, type ActAsked } from '@/model/acts/acts';
import { pacePerMinute } from '@/model/acts/pace';
import { eventId } from '@/model/ids';
import type { SiteSettings } from '@/model/operating/siteFacts';
import { parseAct } from '@/model/acts/parseAct';
import { newIdOf } from '@test/support/newIdOf';
import { readSite } from '../../../../functions/src/base/siteSettings';
import { handleAct } from '../../../../functions/src/handleAct';
import { event, match, type Docs } from '../../documents';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { openStore } from '../../support';
import { actOn, deleteEvent, entriesOf } from './actSupport';

const store = openStore('demo-act-call');
beforeEach(() => store.empty());
afterAll(() => store.close());
jest.setTimeout(240_000);

const accounts = fakeAccounts(
  { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } },
  { uid: 'ada', email: 'ada@example.com', claims: { moderator: true, admin: true } },
  { uid: 'ed', email: 'ed@example.com', claims: {} },
);
const services = servicesOn(store, accounts.auth);
const ask = (uid: string | undefined, asked: ActAsked, action: string) =>
  handleAct(call(uid, { ...asked, action: newIdOf(action) }), services);

const events = (count: number, rest = {}): Docs =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`event/e${at}`, event(rest)]));
const matches = (of: string, count: number): Docs =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `match/${of}-${at}`,
      match({ event: { id: of, date: '2020-02-02', sport: { id: 'armw' } } }),
    ]),
  );
const paceOf = (acts: number) => ({
  recent: Array.from({ length: acts }, () => ({ at: Date.now(), documents: 1 })),
});
const deletedEvents = async () =>
  (await store.db.collection('event').where('deleted', '==', true).get()).size;

/** Errors after which the outbox tries again: others came first, or the store was not reachable in time. */
const passing: ReadonlySet<string> = new Set(['aborted', 'deadline-exceeded', 'unavailable']);

/** The outcome for a caller who repeats what failed temporarily. */
async function persistently(uid: string, asked: ActAsked, action: string): Promise<string> {
  for (;;) {
    try {
      return (await ask(uid, asked, action)).outcome;
    } catch (error) {
      if (!(error instanceof HttpsError)) throw error;
      if (!passing.has(error.code)) return error.code;
    }
  }
}

test.each([
  [undefined, 'unauthenticated'],
  ['ed', 'permission-denied'],
])('is for moderators alone: %s', async (uid, code) => {
  await store.put(events(1));
  await expect(ask(uid, deleteEvent('e0'), 'a')).rejects.toMatchObject({ code });
  expect(await deletedEvents()).toBe(0);
});

// Fewer than a hundred, above which the SDK opens more connections: the emulator sometimes resets a new one, and keeps
// the locks of its transaction for a minute.
test('of calls side by side as many are done as the minute has left, each with its entry, and the others wait', async () => {
  // The store lets one of them pass at a time, so the time grows with the square of their number.
  const left = 15;
  await store.put({ ...events(left + 5), 'pace/mod': paceOf(pacePerMinute.moderator.acts - left) });
  const outcomes = await Promise.all(
    Array.from({ length: left + 5 }, (_, at) => persistently('mod', deleteEvent(`e${at}`), `a${at}`)),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(left);
  expect(outcomes.filter((outcome) => outcome === 'resource-exhausted')).toHaveLength(5);
  expect(await deletedEvents()).toBe(left);
  expect(Object.keys(await entriesOf(store))).toHaveLength(left);
  expect(await persistently('ada', { kind: 'restoreSince', uid: 'mod', since: 0 }, 'back')).toBe('done');
  expect(await deletedEvents()).toBe(0);
});

test('what an act takes along counts too, but no event is too big to be deleted', async () => {
  const pace = { acts: 60, documents: 10 };
  await store.put({ ...events(4), ...matches('e0', 20), ...matches('e1', 8), ...matches('e2', 8) });
  let now = 1_000_000;
  const over = { pace, now: () => now };
  await actOn(store, deleteEvent('e0'), { ...over, action: 'a' });
  await expect(actOn(store, deleteEvent('e1'), over)).rejects.toMatchObject({ code: 'resource-exhausted' });
  await actOn(store, deleteEvent('e0'), { ...over, action: 'a' });
  await actOn(store, { kind: 'restore', act: 'a' }, over);
  now += 60_000;
  await actOn(store, deleteEvent('e1'), over);
  await expect(actOn(store, deleteEvent('e2'), over)).rejects.toMatchObject({ code: 'resource-exhausted' });
  await actOn(store, deleteEvent('e3'), over);
  expect(await deletedEvents()).toBe(2);
});

test('an admin has ten times the pace', async () => {
  await store.put({ ...events(1), 'pace/ada': paceOf(60) });
  expect(await ask('ada', deleteEvent('e0'), 'a')).toEqual({ outcome: 'done' });
});

test('a name that another act has is refused', async () => {
  await store.put(events(2, { valid: 0 }));
  await ask('mod', deleteEvent('e0'), 'a');
  const taken = { code: 'invalid-argument' };
  await expect(ask('ada', deleteEvent('e1'), 'a')).rejects.toMatchObject(taken);
  await expect(ask('mod', { kind: 'approveEvent', eventId: eventId('e1') }, 'a')).rejects.toMatchObject(
    taken,
  );
});

const action = newIdOf('a');
const kinds = Object.keys(acts).join(', ');

test.each<[string, unknown, string]>([
  ['nothing', 7, 'Expected an object with kind and action, found 7'],
  ['no kind', { action }, `Expected kind to be one of ${kinds}, found undefined`],
  [
    'no name',
    { kind: 'approveEvent', eventId: 'e' },
    'Expected action to be an id of 20 letters and digits, found undefined',
  ],
  [
    'a path',
    { kind: 'approveEvent', eventId: 'e/x', action },
    'Expected eventId to be an id of 1 to 128 of A-Z, a-z, 0-9, _ and -, found "e/x"',
  ],
  [
    'a reserved id',
    { kind: 'approveEvent', eventId: '__e__', action },
    'Expected eventId to be an id of 1 to 128 of A-Z, a-z, 0-9, _ and -, found "__e__"',
  ],
  [
    'a reserved name',
    { kind: 'approveEvent', eventId: 'e', action: '__a__' },
    'Expected action to be an id of 20 letters and digits, found "__a__"',
  ],
  [
    'another collection',
    { kind: 'deleteRecord', collection: 'user', id: 'ed', action },
    'Expected collection to be one of match, player, found "user"',
  ],
  [
    'more than is asked for',
    { kind: 'restore', act: 'a', action, by: 'x' },
    'Expected only known fields, found "by"',
  ],
  [
    'no version',
    { kind: 'deleteDelta', deltaId: 'd', action },
    'Expected basedOn to be a value, found undefined',
  ],
  [
    'no time',
    { kind: 'restoreSince', uid: 'u', since: '1', action },
    'Expected since to be a time in milliseconds, found "1"',
  ],
  ['no note', { kind: 'revert', deltas: ['d'], action }, 'Expected note to be a value, found undefined'],
  [
    'both ways of saying what',
    { kind: 'revert', deltas: ['d'], uid: 'ed', note: '', action },
    'Expected only known fields, found "uid"',
  ],
  [
    'an account of no time',
    { kind: 'revert', uid: 'ed', note: '', action },
    'Expected since to be a value, found undefined',
  ],
  [
    'a note of nothing',
    { kind: 'closeReport', reportId: 'r', note: '', action },
    'Expected note to be a text of 1 to 500 characters, found ""',
  ],
  [
    'a path for a proposal',
    { kind: 'closeReport', reportId: 'r', delta: 'd/1', action },
    'Expected delta to be an id of 1 to 128 of A-Z, a-z, 0-9, _ and -, found "d/1"',
  ],
  [
    'an inherited kind',
    { kind: 'constructor', action },
    `Expected kind to be one of ${kinds}, found "constructor"`,
  ],
])('with %s is refused with a sentence that says so', (_, data, error) => {
  expect(parseAct(data)).toEqual({ ok: false, error });
});

describe('the settings of the site', () => {
  const operator = { name: 'Ann' };
  const terms = (version: number) => ({ version, licence: { name: 'Ours' } });
  const saved = (settings: SiteSettings, action: string, basedOn?: string) =>
    ask('ada', { kind: 'saveSite', settings, ...(basedOn && { basedOn: newIdOf(basedOn) }) }, action);

  test('are saved by an admin, if readable', async () => {
    const site: ActAsked = { kind: 'saveSite', settings: { name: 'Legwiki' } };
    await expect(ask('mod', site, 'a')).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await ask('ada', site, 'a')).toEqual({ outcome: 'done' });
    expect(await readSite(store.db)).toEqual({ name: 'Legwiki' });
    expect(await store.get(`actLog/${newIdOf('a')}`)).toMatchObject({ kind: 'saveSite', before: null });
    const pale = { colours: { light: '#ffcc66', dark: '#ffcc66' } };
    await expect(saved(pale, 'b', 'a')).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  test('replace only the version they were based on', async () => {
    const [one, other] = [{ name: 'Legwiki' }, { name: 'Handwiki' }];
    expect(await saved(one, 'a')).toEqual({ outcome: 'done' });
    expect(await saved(one, 'a')).toEqual({ outcome: 'done' });
    expect(await saved(other, 'b')).toMatchObject({ outcome: 'conflict' });
    expect(await saved(other, 'c', 'b')).toMatchObject({ outcome: 'conflict' });
    expect(await readSite(store.db)).toEqual(one);
    expect(await saved(other, 'd', 'a')).toEqual({ outcome: 'done' });
    expect(await readSite(store.db)).toEqual(other);
  });

  test('never have a lower version of the terms, also where they had none in between', async () => {
    expect(await saved({ operator, terms: terms(3) }, 'a')).toEqual({ outcome: 'done' });
    expect(await saved({ operator, terms: terms(2) }, 'b', 'a')).toMatchObject({ outcome: 'conflict' });
    expect(await saved({ operator }, 'c', 'a')).toEqual({ outcome: 'done' });
    expect(await saved({ operator, terms: terms(2) }, 'd', 'c')).toMatchObject({ outcome: 'conflict' });
    expect(await saved({ operator, terms: terms(3) }, 'e', 'c')).toEqual({ outcome: 'done' });
    expect(await readSite(store.db)).toEqual({ operator, terms: terms(3) });
  });
});
