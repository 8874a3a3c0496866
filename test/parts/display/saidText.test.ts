import { catalog } from '@/language/ja';
import { createLanguage, english } from '@/language/language';
import { changedByAuthorMessage } from '@/model/changedByAuthor';
import { proposalProblem, type Proposal } from '@/model/delta';
import { ownProposalMessage } from '@/model/ownProposal';
import { missingRecordMessage } from '@/model/missingRecord';
import { recognised, saidText } from '@/parts/display/saidText';
import { commonReasons } from '@/language/reasons';
import { errorText } from '@/parts/editing/errorText';
import { storedReason } from '@/features/moderation/reason';

const japanese = createLanguage('ja', catalog);

const edit = (field: string, value: unknown): Proposal =>
  ({ collection: 'match', docId: 'm', field, value }) as unknown as Proposal;

const refusal = (proposal: Proposal): string => {
  const problem = proposalProblem(proposal, 'armw');
  if (problem === undefined) throw new Error('Expected a problem, found none');
  return problem;
};

// As the model and the functions word them, so that a change there is noticed here.
test.each([
  [missingRecordMessage('player', 'p1'), 'player/p1は存在しないため、変更できません'],
  [changedByAuthorMessage('d1'), /^delta\/d1は確認後に提案者が変更しました/],
  [ownProposalMessage, '自分の提案は、ほかのモデレーターが判断します。'],
  [
    'match/m-1 was changed meanwhile: Date, Player 1 score',
    'match/m-1はその間に変更されました：日付、選手1のスコア',
  ],
  ['event/e1 exists already', 'event/e1はすでに存在します'],
  ['player/p1 has to exist first', '先にplayer/p1が必要です'],
  [refusal(edit('order', null)), '試合順は必須です'],
  [refusal(edit('order', -1)), /^試合順：0～\d+の整数を入力してください（入力：-1）$/],
  [refusal(edit('date', 'soon')), /^日付：日付をYYYY-MM-DDで入力してください/],
  [refusal(edit('arm', 'X')), /^腕：L, Rのいずれかを選んでください/],
  [refusal(edit('player1', 'x')), /^選手1：選手を選んでください/],
  [refusal(edit('youtube', '?')), /^YouTube：YouTubeのIDを入力してください/],
  ['replaced by abc', 'abcに置き換えられました'],
  ['record deleted', '対象の記録が削除されました'],
  ['This account was banned.', 'このアカウントは利用停止になりました。'],
  ['Unable to upsert new player Ann: B', '新しい選手Ann: Bを提案できませんでした'],
])('%s is read in Japanese', (said, expected) => {
  const text = saidText(japanese.t, said);
  if (typeof expected === 'string') expect(text).toBe(expected);
  else expect(text).toMatch(expected);
});

test('in English such a sentence stays as it was written', () => {
  for (const said of [missingRecordMessage('event', 'e'), changedByAuthorMessage('d'), 'record deleted'])
    expect(saidText(english.t, said)).toBe(said);
});

test.each(['I think Ann exists already', 'Please say: who is required', 'replaced by a better one', ''])(
  'what a person wrote stays: %s',
  (said) => {
    expect(saidText(japanese.t, said)).toBe(said);
  },
);

test('a reason that is at hand is stored in English, whoever gives it, and read in the language of its author', () => {
  for (const reason of commonReasons) {
    expect(storedReason(japanese.t, ` ${japanese.t(reason)} `)).toBe(reason.en);
    expect(saidText(japanese.t, reason.en)).toBe(japanese.t(reason));
  }
  expect(storedReason(japanese.t, 'ほかの理由')).toBe('ほかの理由');
});

test('a fault without a sentence of its own is told with its words', () => {
  expect(english.t(errorText(new Error('x is undefined')))).toBe('Something went wrong: x is undefined');
  expect(english.t(errorText(new Error('Unable to upsert match')))).toBe('Unable to upsert match');
  expect(recognised('x is undefined')).toBeUndefined();
});
