import type { pageNames as en } from '../en/pageNames';
import { translation } from '../translation';

export const pageNames = translation<typeof en>()({
  rankings: 'ランキング、順位、順位表、世界ランキング',
  nextEvent: '次の大会、次回大会、今後の大会、次のイベント',
  latestEvent: '最新の大会、前回の大会、最新結果、前回の結果',
  events: '大会、大会一覧、日程、カレンダー',
  matches: '試合、試合一覧、試合結果、結果一覧',
  duplicates: '重複、統合されたページ、統合の一覧',
  titles: 'タイトル、王者、チャンピオン、ベルト',
  settings: '設定、言語、ダークモード、単位、結果を隠す',
  about: 'このサイトについて、ヘルプ、使い方',
  login: 'ログイン、サインイン、新規登録、登録',
});
