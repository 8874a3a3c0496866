import type { stage as en } from '../en/stage';
import { translation } from '../translation';

export const stage = translation<typeof en>()({
  now: '対戦中',
  last: '直前の試合',
  next: '次の試合',
  starting: 'まだ始まった試合はありません。',
  over: '全試合が終了しました。',
  empty: 'まだ試合がありません',
  connecting: '接続中…',
  behind: '再接続中（{time}時点）',
  hidden: 'この画面には結果が表示されます',
  hiddenWhy: '結果を隠す設定になっています。表示すると、この画面を見る全員に結果が見えます。',
  show: 'ステージ表示を開く',
  number: '番号',
  category: '階級',
  fouls: 'ファウル',
  sheetHint: '試合順に並び、各ラウンドの記入欄があります。',
});
