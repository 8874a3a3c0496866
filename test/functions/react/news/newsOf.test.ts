import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { causeOf } from '@/model/cause';
import { longestQuote } from '@/model/news/news';
import {
  decisionNews,
  newReplies,
  quoteOf,
  reversionNews,
} from '../../../../functions/src/react/news/newsOf';
import { delta } from '../../documents';

const open = delta('player', 'p1', 'name', 'Anna', { author: 'ed' });
const decided = (fields: object) => ({
  ...open,
  decidedBy: 'mod',
  decidedAt: Timestamp.fromMillis(5_000),
  ...fields,
});
const changed = (deltaId: string, before: DocumentData | undefined, after: DocumentData | undefined) => ({
  deltaId,
  before,
  after,
});
const applied = { status: 'applied' };
const rejected = { status: 'rejected', reason: 'No' };

test.each([
  ['applied', applied, { kind: 'applied' }],
  ['applied as a moderator changed it', { ...applied, amended: {} }, { kind: 'amended' }],
  ['applied in part', { ...applied, amended: {}, rest: 'r' }, { kind: 'inPart' }],
  ['rejected', rejected, { kind: 'rejected', reason: 'No' }],
  [
    'superseded',
    { ...rejected, reasonCause: causeOf('superseded', { id: 'd2' }) },
    { kind: 'superseded', instead: 'd2' },
  ],
  [
    'come true',
    { ...rejected, reasonCause: causeOf('cameTrue', { id: 'd2' }) },
    { kind: 'cameTrue', instead: 'd2' },
  ],
  [
    'replaced by an own one',
    { ...rejected, reasonCause: causeOf('replacedBy', { id: 'd2' }) },
    { kind: 'rejected', reason: 'No', cause: causeOf('replacedBy', { id: 'd2' }) },
  ],
])('a proposal that is %s is news for its author', (_, fields, content) => {
  expect(decisionNews(changed('d', open, decided(fields)))).toEqual({
    to: 'ed',
    id: 'decision-d-5000',
    content,
  });
});

test('a change that somebody else reverted is news for its author, once', () => {
  const stood = decided(applied);
  const reverted = (by: string) => ({ ...stood, reverted: { by, at: Timestamp.now(), in: 'revert-1' } });
  expect(reversionNews(changed('d', stood, reverted('mod')))).toEqual({
    to: 'ed',
    id: 'reverted-d-revert-1',
    content: { kind: 'reverted', by: 'mod' },
  });
  expect(reversionNews(changed('d', reverted('mod'), reverted('mod')))).toBeUndefined();
  expect(reversionNews(changed('d', stood, reverted('ed')))).toBeUndefined();
  expect(reversionNews(changed('d', stood, { ...stood, reverted: 7 }))).toBeUndefined();
});

test('what nobody else decided is none', () => {
  expect(decisionNews(changed('d', open, { ...decided(applied), decidedBy: 'ed' }))).toBeUndefined();
  expect(decisionNews(changed('d', open, undefined))).toBeUndefined();
});

test('a reply concerns the author, who has replied before and who rejected, but not who speaks', () => {
  const said = (by: string) => ({ id: `of-${by}`, by, at: Timestamp.now(), text: `I am ${by}` });
  const before = { ...decided(rejected), thread: { 0: said('mia'), 1: { broken: true } } };
  const after = { ...before, thread: { ...before.thread, 2: said('ed') } };
  const [reply, ...more] = newReplies(changed('d', before, after));
  expect(more).toEqual([]);
  expect(reply).toMatchObject({ id: 'reply-d-2', by: 'ed', author: 'ed', text: 'I am ed' });
  expect([...(reply?.others ?? [])].sort()).toEqual(['mia', 'mod']);
  expect(newReplies(changed('d', after, { ...after, status: 'new' }))).toEqual([]);
});

test('of what is left of a proposal only what is said from then on is news, to all who have spoken before', () => {
  const said = (by: string) => ({ id: `of-${by}`, by, at: Timestamp.now(), text: `I am ${by}` });
  const rest = { ...open, thread: { 0: said('mia'), 1: said('ed') } };
  expect(newReplies(changed('rest', undefined, rest))).toEqual([]);
  const [reply, ...more] = newReplies(
    changed('rest', rest, { ...rest, thread: { ...rest.thread, 2: said('mod') } }),
  );
  expect(more).toEqual([]);
  expect(reply).toMatchObject({ id: 'reply-rest-2', by: 'mod', author: 'ed' });
  expect([...(reply?.others ?? [])].sort()).toEqual(['ed', 'mia']);
});

test('what is long is cut between letters', () => {
  const quote = quoteOf('😀'.repeat(longestQuote + 1));
  expect([...quote]).toHaveLength(longestQuote);
  expect(quote.endsWith('😀…')).toBe(true);
  expect(quoteOf('short')).toBe('short');
});
