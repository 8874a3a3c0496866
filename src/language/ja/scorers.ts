import type { scorers as en } from '../en/scorers';
import { translation } from '../translation';

export const scorers = translation<typeof en>()({
  tool: '記録係',
  title: '{event}の記録係',
  close: '閉じる',
  means:
    '招待は、競技台のそばで使うスマートフォン向けのリンクです。アカウントは不要で、このイベントの記録だけができ、{hours}時間有効です。',
  name: '競技台または記録係の名前',
  nameHint: 'モデレーターにだけ表示されます。',
  unnamed: '記録係',
  from: '有効期間の開始',
  fromHint: 'この端末のタイムゾーンの時刻です。',
  fromOver: 'この招待はすでに期限切れになります。',
  invite: '招待する',
  failed: '完了できませんでした。{why}',
  linkFor: '{name}のリンク',
  linkMeans:
    '{name}のスマートフォンでコードを読み取るか、リンクを送ってください。リンクを知っている人は誰でも記録できます。',
  codeFor: '{name}のリンクのQRコード',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  invitations: '招待',
  listFailed: '招待を読み込めませんでした',
  span: '{state}：{from}～{until}',
  early: '開始前',
  inForce: '有効',
  over: '期限切れ',
  withdrawn: '取り消し済み',
  showLink: 'リンクを表示',
  withdraw: '取り消す…',
  withdrawMeans: 'リンクはすぐに使えなくなります。このリンクで入力され、まだ確定していない記録の扱い：',
  keep: '残して取り消す',
  drop: '破棄して取り消す',
});
