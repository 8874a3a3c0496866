import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { catalog } from '@/language/ja';
import { explain } from '@/language/causes';
import { createLanguage, english } from '@/language/language';
import { causeOfSentence } from '@/language/oldSentences';
import { filesBelow } from '../../scripts/base/digest';
import { root } from '../../scripts/base/root';

const japanese = createLanguage('ja', catalog);

// As earlier versions have stored them; none of these may ever change.
test.each<readonly [string, string | RegExp]>([
  ['player/p1 does not exist so cannot upgrade data', 'player/p1は存在しないため、変更できません'],
  [
    'delta/d1 was changed by its author since you looked: look again and apply it as it is now',
    /^delta\/d1は確認後に提案者が変更しました/,
  ],
  ['Somebody else has to decide on your own proposal.', '自分の提案は、ほかのモデレーターが判断します。'],
  [
    'match/m-1 was changed meanwhile: Date, Player 1 score',
    'match/m-1はその間に変更されました：日付、選手1のスコア',
  ],
  ['event/e1 exists already', 'event/e1はすでに存在します'],
  ['player/p1 has to exist first', '先にplayer/p1が必要です'],
  ['Order is required', '試合順は必須です'],
  [
    'Order: expected a whole number from 0 to 9999, found -1',
    '試合順：0～9999の整数を入力してください（入力：-1）',
  ],
  ['Date: expected a day as YYYY-MM-DD, found "soon"', /^日付：日付をYYYY-MM-DDで入力してください/],
  ['Name: expected 1 to 100 characters in one line, found ""', /^名前：1～100文字/],
  ['Arm: expected one of L, R, found "X"', /^腕：L, Rのいずれかを選んでください/],
  ['Player 1: expected a player\'s id and name, found "x"', /^選手1：選手を選んでください/],
  ['YouTube: expected a YouTube id, found "?"', /^YouTube：YouTubeのIDを入力してください/],
  ['replaced by abc', 'abcに置き換えられました'],
  ['record deleted', '対象の記録が削除されました'],
  ['This account was banned.', 'このアカウントは利用停止になりました。'],
  ['The wiki says this already.', 'すでに同じ内容です。'],
])('%s of an earlier version is read in Japanese', (said, expected) => {
  const text = explain(japanese.t, said, undefined);
  if (typeof expected === 'string') expect(text).toBe(expected);
  else expect(text).toMatch(expected);
});

test.each([
  ['This account may not propose changes any more.', 'banned'],
  [
    '200 of your changes wait for a decision, which is the most one account may have. Send this again when some have been decided, or withdraw some.',
    'tooManyOpen',
  ],
  [
    'You have made more than 20 changes within a minute. This one is sent by itself a little later.',
    'tooFast',
  ],
  ['A name in it is not allowed.', 'nameRefused'],
  ['Somebody with a role is called so.', 'nameTaken'],
])('%s in a row of an earlier version is known', (said, code) => {
  expect(causeOfSentence(said)?.code).toBe(code);
});

test('in English such a sentence stays as it was written', () => {
  for (const said of ['event/e does not exist so cannot upgrade data', 'record deleted'])
    expect(explain(english.t, said, undefined)).toBe(said);
});

test.each(['I think Ann exists already', 'Please say: who is required', 'replaced by a better one', ''])(
  'what a person wrote stays: %s',
  (said) => {
    expect(explain(japanese.t, said, undefined)).toBe(said);
  },
);

test('nothing of today stores a sentence that only its words tell', () => {
  const files = ['functions/src', 'src/firebase']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));
  const that = (fits: RegExp) => files.filter(({ text }) => fits.test(text)).map(({ file }) => file);
  const textOf = (name: string) => files.find(({ file }) => file === name)?.text;
  // A reason or a problem of a document is written where its cause is, or as a moderator has given it, cause and all.
  expect(that(/^\s+(reason|problem)(: (?!typeof|FieldValue)|,$)/m)).toEqual([
    'functions/src/base/causes.ts',
    'src/firebase/commitDelta.ts',
    'src/firebase/explainRefusal.ts',
  ]);
  expect(textOf('src/firebase/commitDelta.ts')).toContain('reasonCause: body.reasonCause');
  // The server's reason for refusing a command is passed on with its cause.
  expect(that(/(quota|name)Sentences[.[]/)).toEqual(['src/firebase/explainRefusal.ts']);
  const refusals = textOf('src/firebase/explainRefusal.ts')?.split('new BackendError(').slice(1) ?? [];
  const worded = refusals.filter((one) => /^[^;]*Sentences/.test(one));
  expect(worded).toHaveLength(4);
  expect(worded.filter((one) => !/^[^;]*reason: (causeOf\(|quotaCauses\[)/.test(one))).toEqual([]);
});
