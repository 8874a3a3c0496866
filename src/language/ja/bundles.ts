import type { bundles as en } from '../en/bundles';
import { translation } from '../translation';

export const bundles = translation<typeof en>()({
  enteredBy: '{author}が<link>まとめて入力</link>',
  applyAll: '{count}件すべて承認',
  applyAndApprove: '承認して大会を確認済みにする',
  applyThese: 'この{count}件を承認',
  rejectThese: 'この{count}件を却下',
  rejectAll: '{count}件すべて却下',

  withOthers: 'ほか{count}件とまとめて入力',
  together: 'まとめて入力した{count}件の提案',
  showEachOf: '{name}の提案を一つずつ表示',
  withdrawAll: '{count}件すべて取り下げる',
  withdrawAsk: '{count}件の提案を取り下げますか？',
  withdrawBody: '提案は完全に削除されます。',
  withdrawn: '{count}件の提案を取り下げました。',

  by: '{author}、{when}',
  open: '審査待ち',
  applied: '承認済み',
  rejected: '却下',
  nothing: '表示できるものがありません',
  nothingBody: '取り下げられたか、審査を待っています。審査中の提案は、提案者とモデレーターだけが見られます。',
  toQueue: '審査ページで判断する',
  revertAll: '{count}件すべて取り消す…',
  proposeTitle: '{count}件の変更の取り消しを提案しますか？',
  proposeBody:
    '変更前の内容をあらためて提案し、新しい記録については削除を提案します。いつもの編集と同じく、モデレーターが判断します。',
  revertLeft: '{count}件はそのままです。その後に変更されたか、記録が削除されています。',
  revertProposed: '{count}件の変更の取り消しを提案しました。',
});
