import { sentenceOf } from '@/language/causes';
import { causeOf, type Cause } from '@/model/cause';
import { deviceLanguages } from '@/model/news/device';
import { languageCodes } from '@/language/languages';
import type { Decision } from '../../../../functions/src/react/notifications/decision';
import { noticeOf } from '../../../../functions/src/react/notifications/noticeText';

const because = (cause: Cause) => ({ reason: sentenceOf(cause), cause });

const decision = (fields: Partial<Decision> = {}): Decision => ({
  author: 'ed',
  status: 'applied',
  collection: 'event',
  isNew: false,
  isAmended: false,
  isInPart: false,
  reason: '',
  ...fields,
});

test.each([
  [decision(), 'en', 'Your change to an event was applied', 'It is now part of the wiki.'],
  [
    decision({ isNew: true, collection: 'match' }),
    'en',
    'Your new match was applied',
    'It is now part of the wiki.',
  ],
  [
    decision({ isAmended: true }),
    'en',
    'Your change to an event was applied',
    'A moderator changed it before applying. See My Changes for details.',
  ],
  [
    decision({ isAmended: true, isInPart: true }),
    'en',
    'Your change to an event was applied',
    'Part of it was applied. The rest is waiting as a separate proposal.',
  ],
  [decision(), 'ja', '大会の変更の提案が承認されました', 'ウィキに反映されました。'],
  [
    decision({ isNew: true, collection: 'match', status: 'rejected', ...because(causeOf('recordDeleted')) }),
    'ja',
    '新しい試合の提案が却下されました',
    '対象の記録が削除されました',
  ],
  [
    decision({ status: 'rejected', ...because(causeOf('replacedBy', { id: 'd2' })) }),
    'ja',
    '大会の変更の提案が却下されました',
    'd2に置き換えられました',
  ],
  [
    decision({ status: 'rejected', ...because(causeOf('isRequired', { field: 'date' })) }),
    'ja',
    '大会の変更の提案が却下されました',
    '日付は必須です',
  ],
  [
    decision({
      status: 'rejected',
      reason: 'Worded anew',
      cause: { code: 'replacedBy', values: { id: 'd2' } },
    }),
    'ja',
    '大会の変更の提案が却下されました',
    'd2に置き換えられました',
  ],
  [
    decision({ status: 'rejected', reason: 'No poster says so' }),
    'ja',
    '大会の変更の提案が却下されました',
    'No poster says so',
  ],
] as const)('%j in %s', (decided, language, title, body) => {
  const notice = noticeOf(decided, language);
  expect([notice.title, notice.body.replaceAll(/[\u2066-\u2069]/g, '')]).toEqual([title, body]);
});

test('a notice of a match tells no result, also where a moderator wrote one; what is not written by hand is told', () => {
  const rejected = (fields: Partial<Decision>) =>
    noticeOf(decision({ collection: 'match', status: 'rejected', ...fields }), 'en').body;
  expect(rejected({ reason: 'The video has 3-1 for Ann.' })).toBe(
    'The moderator gave a reason. See My Changes.',
  );
  expect(rejected({ reason: 'x', cause: causeOf('noSource') })).not.toMatch(/My Changes|^x$/);
  expect(rejected(because(causeOf('recordDeleted')))).not.toMatch(/My Changes/);
  expect(rejected({})).toBe('');
  expect(rejected({ collection: 'player', reason: 'No poster says so' })).toBe('No poster says so');
});

test('a notice of what ended for another proposal says so, and leads to that one', () => {
  const ended = (code: 'superseded' | 'cameTrue') =>
    noticeOf(decision({ status: 'rejected', cause: causeOf(code, { id: 'd2' }) }), 'en');
  expect(ended('superseded')).toMatchObject({
    title: 'Another change to an event was applied instead of yours',
    link: '/delta/d2',
  });
  expect(ended('cameTrue')).toMatchObject({
    title: 'Your change to an event was applied from someone else’s proposal',
    link: '/delta/d2',
  });
  expect(noticeOf(decision(), 'en').link).toBe('/mydelta');
});

test('a device may ask for every language of the interface', () => {
  expect(deviceLanguages).toEqual(languageCodes);
});
