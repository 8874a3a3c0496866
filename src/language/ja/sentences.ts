import type { sentences as en } from '../en/sentences';
import { translation } from '../translation';

export const sentences = translation<typeof en>()({
  existsAlready: '{record}はすでに存在します',
  doesNotExist: '{record}は存在しないため、変更できません',
  existsFirst: '先に{record}が必要です',
  changedMeanwhile: '{record}はその間に変更されました：{fields}',
  changedByAuthor: '{record}は確認後に提案者が変更しました。もう一度確認し、現在の内容で承認してください。',
  waitsForObjections: '{record}には複数の試合があるため、{until}までほかのモデレーターが異議を述べられます',
  ownProposal: '自分の提案は、ほかのモデレーターが判断します。',
  ownInterest: 'モデレーターが利害関係を申告しているため、ほかのモデレーターが判断します。',
  mergedInRing: '{record}はすでにこのページへ転送されています。先にそれを分けてください',
  haveMet: '{count}試合で対戦しているため、別人です',
  hasMatches: '{record}にはまだ{count}試合あり、削除すると選手のいない試合になります',
  otherSport: '{record}は別の競技です',
  otherPlayers: '{record}は選手が異なります。先に選手のページを統合してください',
  otherEvents: '{record}は別の大会の試合です。先に大会を統合してください',
  nameWithheld: '{record}は本人の希望により名前が非公開のため、変更できません',
  sameCard: '{record}は同じ大会に登録された試合です。どちらかを削除してください',

  signedOut: '提案するにはログインが必要です',
  deltaSignedOut: '変更を提案するにはログインが必要です',
  matchFailed: '試合を提案できませんでした',
  playerFailed: '新しい選手{name}を提案できませんでした',
  sportMissing: '大会を追加するには競技が必要です',

  replacedBy: '{id}に置き換えられました',
  superseded: '同じ項目について別の人の提案が承認され、現在の内容と合わなくなりました。',
  cameTrue: '別の人の同じ提案が承認され、提案どおりの内容がウィキに反映されています。',
  recordDeleted: '対象の記録が削除されました',
  accountBanned: 'このアカウントは利用停止になりました。',

  noSource: '出典がなく、見つけられませんでした。出典を添えて、もう一度提案してください。',
  contradicts: '手元の出典では異なる内容です。',
  duplicate: 'この記録はすでにあります。そちらを編集してください。',
  known: 'すでに同じ内容です。',
  spelling: '大会の結果では名前の表記が異なります。',
  outOfScope: 'この競技の結果、大会、選手に関するものではありません。',

  isRequired: '{field}は必須です',
  deletionReason: '削除する理由を入力してください',
  scoreDecides: 'スコアで勝敗が決まっているため、決着を「勝敗のみ（スコア不明）」にはできません',
  expectedName: '{field}：1～{max}文字（1行）で入力してください（入力：{found}）',
  expectedDay: '{field}：日付をYYYY-MM-DDで入力してください（入力：{found}）',
  expectedNumber: '{field}：0～{max}の整数を入力してください（入力：{found}）',
  expectedChoice: '{field}：{choices}のいずれかを選んでください（入力：{found}）',
  expectedPlayer: '{field}：選手を選んでください（入力：{found}）',
  expectedRecord: '{field}：記録のIDを指定してください（入力：{found}）',
  expectedVideo: '{field}：YouTubeのIDを入力してください（入力：{found}）',
  expectedText: '{field}：1～{max}文字で入力してください（入力：{found}）',
  expectedPoints: '{field}：0～{max}の数を半点まで入力してください（入力：{found}）',
  expectedRange: '{field}：{min}～{max}の数を入力してください（入力：{found}）',
  expectedYes: '{field}：「はい」を選ぶか、空にしてください（入力：{found}）',
  expectedCodes: '{field}：競技の区分から選んでください（入力：{found}）',
  expectedCountry: '{field}：一覧から国を選んでください（入力：{found}）',
  expectedLink:
    '{field}：https://example.org のようなアドレスを{max}文字以内で入力してください（入力：{found}）',
  expectedAccount: '{field}：アカウント名かそのページのアドレスを入力してください（入力：{found}）',
  expectedList: '{field}：{max}文字以内の異なる行を1～{most}行で入力してください（入力：{found}）',
  expectedFormerNames:
    '{field}：以前の名前を1～{most}件、それぞれ使わなくなった日とともに入力してください（入力：{found}）',
  malformed: '{said}',

  tooFast: '送信の間隔が短すぎます。自動的に再試行します。',
  nameRefused:
    '使えない名前が含まれています。見えない文字があるか、文字や数字がないか、役割名を含んでいます。編集して送り直してください。',
  nameTaken: '同じ名前のモデレーターまたは管理者がいます。別の名前を選んでください。',
  ownDecision: 'ご自分の提案または決定のため、取り消しはほかのモデレーターが行う必要があります。',
  nothingToRestore: '取り消せるものがありません。操作の記録が見つからないか、取り消せない種類の操作です。',
  banned: 'このアカウントは変更を提案できません。変更はファイルに保存できます。',
  tooManyOpen:
    '審査待ちの提案が多すぎます。「自分の変更」で一部を取り下げるか、審査を待ってから再試行してください。',
});
