import type { sentences as en } from '../en/sentences';
import { translation } from '../translation';

export const sentences = translation<typeof en>()({
  // Why a proposal could not be applied.
  existsAlready: '{record}はすでに存在します',
  doesNotExist: '{record}は存在しないため、変更できません',
  existsFirst: '先に{record}が必要です',
  changedMeanwhile: '{record}はその間に変更されました：{fields}',
  changedByAuthor: '{record}は確認後に提案者が変更しました。もう一度確認し、現在の内容で承認してください',
  ownProposal: '自分の提案は、ほかのモデレーターが判断します。',

  // Why nothing could be proposed.
  signedOut: '提案するにはログインが必要です',
  deltaSignedOut: '変更を提案するにはログインが必要です',
  matchFailed: '試合を提案できませんでした',
  playerFailed: '新しい選手{name}を提案できませんでした',
  sportMissing: '大会を追加するには競技が必要です',

  // Why a proposal was rejected, by the server itself.
  replacedBy: '{id}に置き換えられました',
  recordDeleted: '対象の記録が削除されました',
  accountBanned: 'このアカウントは利用停止になりました。',

  // The same by a moderator in words that are at hand.
  noSource: '出典がなく、見つけられませんでした。出典を添えて、もう一度提案してください。',
  contradicts: '手元の出典では異なる内容です。',
  duplicate: 'この記録はすでにあります。そちらを編集してください。',
  known: 'すでに同じ内容です。',
  spelling: '大会の結果では名前の表記が異なります。',
  outOfScope: 'この競技の結果、大会、選手に関するものではありません。',
});
