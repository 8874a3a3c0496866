import type { changes as en } from '../en/changes';
import { translation } from '../translation';

export const changes = translation<typeof en>()({
  description: '提案した変更の状況。',
  signInTitle: '自分の変更を見るにはログインしてください',
  signInBody: '提案した内容がここに並びます。審査待ち、承認済み、却下とその理由がわかります。',
  open: '審査待ち',
  applied: '承認済み',
  noneTitle: 'まだ提案はありません',
  noneAction: '補足する大会を探す',
  noneBody:
    '大会や選手のページを開いて鉛筆を押してください。提案した内容は、ここと、そのページにすぐ表示されます。',
  onDeviceHere: 'この端末に送信待ちの変更が{count}件あります。',
  showOutbox: '送信待ちの変更を表示',

  new: '新規',
  beingSent: '送信しています。',
  notSentYet: 'まだ送信されていません：{why}',
  waiting: '送信済み。モデレーターの審査を待っています。',
  waitsUntil: 'モデレーターが承認しました。{until}まで、ほかのモデレーターが異議を述べられます。',
  applying: '承認処理中…',
  beingApplied: 'モデレーターが承認しています。',
  notApplied: '承認できませんでした：{why}',
  stillOpen: 'まだ審査待ちです。編集するか、取り下げることができます。',
  rejectedBecause: '却下の理由：{reason}',
  superseded: '別の提案を採用',
  cameTrue: '同じ提案を採用',
  partOfWiki: '反映されました。',
  appliedAtOnce: 'この種類の編集で信頼されているため、すぐに反映されました。',
  severalFields: '複数の項目',

  proposeAgain: 'もう一度提案',
  withdraw: '取り下げ',
  withdrawNewEvent: '新しい大会を取り下げますか？',
  withdrawNewMatch: '新しい試合を取り下げますか？',
  withdrawNewPlayer: '新しい選手を取り下げますか？',
  withdrawChange: 'この変更を取り下げますか？',
  withdrawBody: '{name}への提案は完全に削除されます。',
  withdrawDependents:
    '{name}への提案は完全に削除されます。この提案に依存する提案が{count}件あり、単独では承認できません。未送信のものは一緒に削除されます。',

  notify: 'この端末に通知する',
  notifySupported:
    'あなたの変更が判断されたとき、フォロー中の大会や出場選手の試合が始まったとき、結果が確定したときに通知します。',
  notifyUnsupported: 'このブラウザーではここで通知を表示できません。',
  notifyNotConfigured: 'このサイトでは通知を利用できません。',
  notifyDenied: 'ブラウザーがこのサイトの通知をブロックしています。サイトの設定で許可できます。',
  notifyFailed: '通知を変更できませんでした。後でもう一度お試しください。',
});
