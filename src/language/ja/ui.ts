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

  // Badges.
  pending: '審査待ち',
  onThisDevice: '端末内',
  unreviewed: '未確認',
  applied: '反映済み',
  rejected: '却下',
  problem: '問題あり',
  provisional: '暫定',

  // Two values side by side.
  is: '現在',
  wouldBe: '変更後',

  // A score.
  won: '（勝ち）',
  lost: '（負け）',
  draw: '（引き分け）',
  wonLetter: '勝',
  lostLetter: '負',
  drawLetter: '分',
  noScore: 'スコアなし',

  // Fields.
  required: '必須',
  choose: '選択してください',
  showPassword: '<hidden>パスワードを</hidden>表示',
  hidePassword: '<hidden>パスワードを</hidden>隠す',
  wholeNumberFrom: '{min}以上の整数',
  wholeNumberBetween: '{min}から{max}までの整数',
  beginsHere: 'ここから始まる',
  videoHint: '動画のリンクまたはID',
  noVideoInText: 'YouTubeの動画が見つかりません',
  suggestions: '候補',
  create: '「{name}」を新規作成',
  willBeAdded: '「{name}」は新しい項目として追加されます。',
  chooseFromList: '一覧から選択してください。',
});
