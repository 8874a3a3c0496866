import type { titles as en } from '../en/titles';
import { translation } from '../translation';

export const titles = translation<typeof en>()({
  home: 'ホーム',
  login: 'ログイン',
  sports: '競技',
  players: '選手',
  delta: '提案の審査',
  proposal: '提案',
  duplicates: '重複の可能性',
  reports: '報告',
  audits: '事後確認',
  bundle: 'まとめて入力した提案',
  changes: '最近の変更',
  member: 'メンバー',
  mydelta: '自分の変更',
  inbox: 'お知らせ',
  outbox: '端末内の変更',
  reviewEvent: '大会の確認',
  rankings: 'ランキング',
  titles: 'タイトル',
  records: '記録',
  countries: '国',
  log: '公開ログ',
  figures: '審査の統計',
  about: 'このサイトについて',
  terms: '利用規約',
  imprint: '運営者情報',
  settings: '設定',
  definitions: '競技の定義',

  // Panels.
  matches: '試合',
  video: '動画',
  history: '履歴',
});
