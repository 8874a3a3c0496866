import { catalog } from '@/language/ja';
import { causeMessage, causeTexts, explain, sentenceOf, type SaidCause } from '@/language/causes';
import { createLanguage, english } from '@/language/language';
import { commonReasons } from '@/language/reasons';
import { causeOf, isCause, type Cause } from '@/model/cause';
import type { Proposal } from '@/model/proposals/delta';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { storedReason } from '@/features/moderation/proposal/reason';
import { errorText } from '@/parts/drafts/errorText';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { asNew } from '@test/support/factories';

const japanese = createLanguage('ja', catalog);

const edit = (field: string, value: unknown): Proposal =>
  ({ collection: 'match', docId: 'm', field, value }) as unknown as Proposal;

const refusal = (proposal: Proposal): Cause => {
  const problem = proposalProblem(proposal, asNew, 'armw');
  if (problem === undefined) throw new Error('Expected a problem, found none');
  return problem;
};

// Causes that the model and the functions store, in each language.
test.each<readonly [Cause, string, string | RegExp]>([
  [
    causeOf('doesNotExist', { record: 'player/p1' }),
    'player/p1 does not exist so cannot upgrade data',
    'player/p1は存在しないため、変更できません',
  ],
  [
    causeOf('changedByAuthor', { record: 'delta/d1' }),
    'The author has changed delta/d1. Look again and apply the current version.',
    /^delta\/d1は確認後に提案者が変更しました/,
  ],
  [
    causeOf('ownProposal'),
    'Someone else has to decide on your own proposal.',
    '自分の提案は、ほかのモデレーターが判断します。',
  ],
  [
    causeOf('changedMeanwhile', { record: 'match/m-1', fields: ['date', 'player1.score'] }),
    'match/m-1 was changed in the meantime: Date, Player 1 score',
    'match/m-1はその間に変更されました：日付、選手1のスコア',
  ],
  [causeOf('existsAlready', { record: 'event/e1' }), 'event/e1 exists already', 'event/e1はすでに存在します'],
  [
    causeOf('existsFirst', { record: 'player/p1' }),
    'player/p1 has to exist first',
    '先にplayer/p1が必要です',
  ],
  [refusal(edit('order', null)), 'Order is required', '試合順は必須です'],
  [
    refusal(edit('order', -1)),
    'Order: expected a whole number from 0 to 9999, found -1',
    /^試合順：0～[\d,]+の整数を入力してください（入力：-1）$/,
  ],
  [
    refusal(edit('date', 'soon')),
    'Date: expected a day as YYYY-MM-DD, found "soon"',
    /^日付：日付をYYYY-MM-DDで入力してください/,
  ],
  [refusal(edit('arm', 'X')), 'Arm: expected one of R, L, found "X"', /^腕：R, Lのいずれかを選んでください/],
  [
    refusal(edit('player1', 'x')),
    'Player 1: expected a player\'s id and name, found "x"',
    /^選手1：選手を選んでください/,
  ],
  [
    refusal(edit('youtube', '?')),
    'YouTube: expected a YouTube id, found "?"',
    /^YouTube：YouTubeのIDを入力してください/,
  ],
  [causeOf('replacedBy', { id: 'abc' }), 'replaced by abc', 'abcに置き換えられました'],
  [
    causeOf('superseded', { id: 'abc' }),
    'Someone else’s proposal for the same field was applied, so yours no longer fits.',
    '同じ項目について別の人の提案が承認され、現在の内容と合わなくなりました。',
  ],
  [
    causeOf('cameTrue', { id: 'abc' }),
    'Someone else proposed the same, and it was applied.',
    '別の人の同じ提案が承認され、提案どおりの内容がウィキに反映されています。',
  ],
  [causeOf('recordDeleted'), 'record deleted', '対象の記録が削除されました'],
  [causeOf('accountBanned'), 'This account was banned.', 'このアカウントは利用停止になりました。'],
  [
    causeOf('playerFailed', { name: 'Ann: B' }),
    'Unable to upsert new player Ann: B',
    '新しい選手Ann: Bを提案できませんでした',
  ],
])('%j has an English sentence beside it, and is read in Japanese', (cause, sentence, expected) => {
  expect(sentenceOf(cause)).toBe(sentence);
  // The sentence beside it makes no difference.
  const text = explain(japanese.t, 'worded anew', cause);
  if (typeof expected === 'string') expect(text).toBe(expected);
  else expect(text).toMatch(expected);
});

test('in English a cause reads as the sentence beside it', () => {
  for (const cause of [
    causeOf('doesNotExist', { record: 'event/e' }),
    causeOf('changedByAuthor', { record: 'delta/d' }),
    causeOf('recordDeleted'),
  ])
    expect(explain(english.t, '', cause)).toBe(sentenceOf(cause));
});

test('every text of a cause is that of a code of the model', () => {
  for (const code of Object.keys(causeTexts)) {
    const names = [...causeTexts[code as SaidCause['code']].en.matchAll(/\{(\w+)\}/g)].map(
      ([, name]) => name!,
    );
    const named = names.map((name) => [name, name === 'fields' ? ['date'] : 'x'] as const);
    // Some texts omit an id, because a link beside them leads to it.
    const values = { id: 'x', ...Object.fromEntries(named) };
    expect([code, isCause({ code, values })]).toEqual([code, true]);
    expect(english.t(causeMessage({ code: code as SaidCause['code'], values }))).not.toMatch(
      /[{}]|undefined/,
    );
  }
});

test('a cause that a later version has stored, or a broken one, is none', () => {
  for (const data of [
    undefined,
    null,
    'recordDeleted',
    { code: 'recordDeleted' },
    { code: 'toString', values: {} },
    { code: 'later', values: {} },
    { code: 'replacedBy', values: {} },
    { code: 'replacedBy', values: { id: {} } },
  ])
    expect(isCause(data)).toBe(false);
});

test('a reason that is at hand is stored by its code, whoever gives it, and read in the language of its author', () => {
  for (const code of commonReasons) {
    const reason = causeTexts[code];
    const stored = storedReason(japanese.t, ` ${japanese.t(reason)} `);
    expect(stored).toEqual({ reason: reason.en, reasonCause: causeOf(code) });
    expect(explain(japanese.t, stored.reason, stored.reasonCause)).toBe(japanese.t(reason));
  }
  expect(storedReason(japanese.t, 'ほかの理由')).toEqual({ reason: 'ほかの理由' });
});

test('a fault without a cause of its own is told with its words', () => {
  expect(english.t(errorText(new Error('x is undefined')))).toBe('Something went wrong: x is undefined');
  expect(english.t(errorText(new NotProposed(causeOf('matchFailed'))))).toBe('Unable to upsert match');
  expect(english.t(errorText(new NotProposed(causeOf('malformed', { said: 'docId: x' }))))).toBe(
    'Something went wrong: docId: x',
  );
});
