import type { history as en } from '../en/history';
import { translation } from '../translation';

export const history = translation<typeof en>()({
  historyOf: '{name}の履歴',
  changes: '変更',
  allChanges: 'すべての変更（{count}件）',

  compare: '版の比較',
  compared: '2つの版の比較',
  versionBefore: '前',
  versionAfter: '後',
  version: '第{number}版、{when}',
  firstVersion: '最初の版',
  sameVersion: 'この2つの版は同じ内容です。',

  proposeTitle: 'この変更の取り消しを提案しますか？',
  proposeBody: '変更前の値をもう一度提案します。ほかの編集と同じく、モデレーターが判断します。',
  proposeWhy: '理由',
  revertNote: '以前の変更を取り消します（{day}）',
  revertProposed: '変更前の値を提案しました。',
  isReverted: '取り消し済み',
  revert: '取り消す…',
  revertAll: 'まとめて取り消す…',
  raiseLimit: '上限を上げる…',
  beingReverted: '取り消し中',
  overlaps: 'その後さらに変更されています：{fields}。先に後の変更を取り消してください。',

  isCreation: 'この変更で記録が作成されました。取り消す代わりに削除を提案してください。',
  isDeletion: 'この変更で記録が削除されました。モデレーターが復元できます。',
  isGone: '記録は削除されています。先に復元してください。',
  isInvalid: '以前の値はもう保存できません：{problem}',

  description: 'ウィキの変更を新しい順に表示します。',
  filter: '変更の絞り込み',
  nothingFits: '条件に合う変更はありません',
  newest: '{count}件の変更',
  earlier: '以前の変更を表示',
  earliest: 'これより前の変更は、それぞれの記録の履歴でご覧になれます。',

  since: '{day}からのメンバー',
  applied: '承認された変更',
  nothingApplied: '承認された変更はまだありません',
  open: 'モデレーターの審査待ち',
  because: '理由：{reason}',
});
