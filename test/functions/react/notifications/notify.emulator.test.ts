import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import { causeOf } from '@/model/cause';
import { handleDeltaWritten } from '../../../../functions/src/react/triggers/handleDeltaWritten';
import { decisionOf } from '../../../../functions/src/react/notifications/decision';
import { noticeOf } from '../../../../functions/src/react/notifications/noticeText';
import { delta, longAgo, newPlayer } from '../../documents';
import { openStore } from '../../support';
import { createFakeSender } from './fakeSender';

const store = openStore('demo-notify');
beforeEach(() => store.empty());
afterAll(() => store.close());

const open = delta('player', 'p1', 'name', 'Anna', { author: 'ed' });
const rejected = { ...open, status: 'rejected', reason: 'No source', decidedBy: 'mod' };
const applied = { ...open, status: 'applied', decidedBy: 'mod' };

function world() {
  const fake = createFakeSender();
  const hear = (after: DocumentData, { before = open, at = Date.now() } = {}) =>
    handleDeltaWritten(
      {
        db: store.db,
        sender: fake.sender,
        recountOpen: async () => undefined,
        followTrust: async () => undefined,
        markMinor: async () => 0,
        logger: { info: () => {}, error: () => {} },
        now: Date.now,
      },
      { deltaId: 'd', at, before, after },
    );
  return { ...fake, hear };
}

const device = (uid: string, token: string) => ({
  [`user/${uid}/token/${token}`]: { token, created: longAgo },
});

test('the author of a rejected delta is told why, on each device and nobody else', async () => {
  const { hear, register, shown } = world();
  ['phone', 'desk', 'other'].forEach(register);
  await store.put({ ...device('ed', 'phone'), ...device('ed', 'desk'), ...device('bo', 'other') });
  await hear(rejected);
  const notice = {
    title: 'Your change to a player was rejected',
    body: 'No source',
    link: '/mydelta',
    tag: 'decision',
  };
  expect(shown('phone')).toEqual([notice]);
  expect(shown('desk')).toEqual([notice]);
  expect(shown('other')).toEqual([]);
  expect(await store.get('notification/d')).toEqual({
    uid: 'ed',
    status: 'rejected',
    at: expect.any(Timestamp),
  });
});

test('each device is told in the language it asked for, and one that never asked in English', async () => {
  const { hear, register, shown } = world();
  ['phone', 'desk', 'old', 'odd'].forEach(register);
  const inLanguage = (token: string, language: string) => ({
    [`user/ed/token/${token}`]: { token, language, created: longAgo },
  });
  await store.put({
    ...inLanguage('phone', 'ja'),
    ...inLanguage('desk', 'en'),
    ...inLanguage('odd', 'xx'),
    ...device('ed', 'old'),
  });
  const reasonCause = causeOf('contradicts');
  await hear({ ...rejected, reason: sentenceOf(reasonCause), reasonCause });
  const told = (token: string) => shown(token).map(({ title, body }) => [title, body]);
  const english = [['Your change to a player was rejected', 'Our sources say otherwise.']];
  expect(told('phone')).toEqual([['選手の変更の提案が却下されました', '手元の出典では異なる内容です。']]);
  for (const token of ['desk', 'old', 'odd']) expect(told(token)).toEqual(english);
});

test('an event that is delivered many times tells once', async () => {
  const { hear, register, shown } = world();
  register('phone');
  await store.put(device('ed', 'phone'));
  await Promise.all(Array.from({ length: 8 }, () => hear(applied)));
  await hear(applied);
  expect(shown('phone')).toHaveLength(1);
});

test('a device that is gone is forgotten', async () => {
  const { hear, register, shown } = world();
  register('desk');
  await store.put({ ...device('ed', 'phone'), ...device('ed', 'desk') });
  await hear(applied);
  expect(shown('desk')).toHaveLength(1);
  expect(await store.get('user/ed/token/phone')).toBeUndefined();
  expect(await store.get('user/ed/token/desk')).toBeDefined();
});

test('what the service did not take is thrown, and told when the event comes again', async () => {
  const broken = world();
  broken.register('phone');
  broken.breakDown();
  await store.put(device('ed', 'phone'));
  await expect(broken.hear(applied)).rejects.toThrow('unavailable');
  const { hear, register, shown } = world();
  register('phone');
  await hear(applied);
  expect(shown('phone')).toHaveLength(1);
});

test('an author without a device is noted as told, and old news is no news', async () => {
  const { hear, register, shown } = world();
  await hear(applied);
  expect(await store.get('notification/d')).toMatchObject({ uid: 'ed' });
  register('phone');
  await store.put(device('ed', 'phone'));
  await hear(applied);
  await store.db.doc('notification/d').delete();
  await hear(applied, { at: Date.now() - 2 * 60 * 60_000 });
  expect(shown('phone')).toEqual([]);
});

describe('no decision', () => {
  test.each<[string, DocumentData | undefined, DocumentData | undefined]>([
    ['a new proposal', undefined, open],
    ['an overwritten one', open, { ...open, value: 'Annabel' }],
    ['a problem', open, { ...open, problem: 'conflict' }],
    ['a withdrawal', open, undefined],
    ['what was decided before', rejected, { ...rejected, reason: 'other' }],
    ["the author's own", open, { ...applied, decidedBy: 'ed' }],
  ])('%s', (_, before, after) => {
    expect(decisionOf({ before, after })).toBeUndefined();
  });
});

test('a new record is called one, and a long reason is cut', () => {
  const made = newPlayer('Ann', { author: 'ed' });
  const after = { ...made, status: 'rejected', reason: 'x'.repeat(400), decidedBy: 'mod' };
  const decision = decisionOf({ before: made, after });
  const notice = noticeOf(decision!, 'en');
  expect(notice.title).toBe('Your new player was rejected');
  expect(notice.body).toHaveLength(200);
});
