import type { records as en } from '../en/records';
import { translation } from '../translation';

export const records = translation<typeof en>()({
  loadingEvent: '大会を読み込み中',
  loadingMatch: '試合を読み込み中',
  loadingPlayer: '選手を読み込み中',
  eventFailed: '大会を読み込めませんでした',
  matchFailed: '試合を読み込めませんでした',
  playerFailed: '選手を読み込めませんでした',
  eventNotFound: '大会が見つかりません',
  matchNotFound: '試合が見つかりません',
  playerNotFound: '選手が見つかりません',
  eventGone: 'この大会は削除されたか、もともと存在しません。',
  matchGone: 'この試合は削除されたか、もともと存在しません。',
  playerGone: 'この選手は削除されたか、もともと存在しません。',
  allPlayers: 'すべての選手',
  allEvents: 'すべての大会',

  // An address that leads nowhere.
  didYouMean: 'もしかして',
  pageNotFound: 'ページが見つかりません',
  nothingHere: 'このアドレスにページはありません',
  goHome: 'ホームへ',
  findPlayer: '選手を探す',
  noSuchPage: '{address}というページはありません。リンクが古いか、入力に誤りがある可能性があります。',

  // A list of players.
  showMore: 'さらに{count}件表示',

  // A match.
  matchDetails: '{match}の詳細',
  toMatch: '試合のページ',
  sameCard: '同じ大会の試合',
  aboutMatch: 'この試合について',
  country: '国',
  foughtAt: '計量時の体重',
  ratingThen: '試合前のレーティング',
  ratingNow: '今日のレーティング',
  meetings: '二人の全対戦',
  thisMatch: 'この試合',
  onTheCard: 'カードの前後の試合',
  previousMatch: '前の試合',
  nextMatch: '次の試合',
  announcedClass: '発表時の階級',
  aboutArm: '腕について',
  confidence: 'データの信頼度',
  sourceIs: '出典：{source}',
  note: '「{note}」',

  // Changes.
  report: '誤りを見つけましたか？',
  history: '履歴',
  noChanges: 'まだ変更はありません',
  asRecorded: '最初に登録されたままです。',
  changedTo: '変更後',
  fieldIs: '{field}：{value}',
  atOnce: '即時反映',
  amended: '{moderator}が内容を直して承認しました。元の提案は{proposed}です。',
  reverted: '{name}が<link>取り消し</link>（{when}）',
  nothing: 'なし',

  share: '共有',
  downloadCsv: 'CSVをダウンロード',
  csvFailed: '表を作成できませんでした。接続を確認してもう一度お試しください。',
  linkCopied: 'リンクをコピーしました。',
  copyFailed: 'リンクをコピーできませんでした：{address}',
  toLineage: 'このタイトルの歴代王者',
});
