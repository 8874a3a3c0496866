import type { ui as en } from '../en/ui';
import { translation } from '../translation';

export const ui = translation<typeof en>()({
  justNow: 'たった今',
  skip: '本文へスキップ',
  mainNavigation: 'メイン',
  more: 'その他',

  waiting: '未処理{count}件',
  ok: 'OK',
  cancel: 'キャンセル',
  tryAgain: '再試行',
  details: '詳細',
  loading: '読み込み中',
  current: '選択中',
  clear: 'クリア',
  notices: 'お知らせ',
  dismiss: '閉じる',
  nothing: 'なし',
  notHereYet: 'まだこの端末にありません。一度オンラインになると、以後はオフラインでも開けます。',
  errorTitle: '問題が発生しました',
  errorBody: 'このページを表示できませんでした。変更は保存されています。',
  playVideo: '<hidden>{title}の</hidden>動画を再生',

  pending: '審査待ち',
  onThisDevice: '端末内',
  unreviewed: '未確認',
  applied: '反映済み',
  rejected: '却下',
  problem: '問題あり',
  provisional: '暫定',

  is: '現在',
  wouldBe: '変更後',

  won: '（勝ち）',
  lost: '（負け）',
  draw: '（引き分け）',
  wonLetter: '勝',
  lostLetter: '負',
  wonLevel: '同点で勝敗あり',
  drawLetter: '分',
  noScore: 'スコアなし',
});
