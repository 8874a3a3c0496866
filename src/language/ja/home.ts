import type { home as en } from '../en/home';
import { translation } from '../translation';

export const home = translation<typeof en>()({
  home: 'ホーム',
  description: 'アームレスリングの大会、試合、選手の記録を、みんなで守っています。',
  countEvents: '大会{count}件',
  countMatches: '{count}試合',
  countPlayers: '選手{count}人',
  nextEvent: '次の大会',
  tomorrow: '明日',
  inDays: 'あと{count}日',
  comingEvents: '今後の大会',
  noneComing: '今後の大会はまだ登録されていません。ログインすると追加できます。',
  latestEvents: '最近の大会',
  allEvents: 'すべての大会',
  noEventsYet: '大会はまだありません',
  leaders: '上位選手',
  allRankings: 'すべてのランキング',
  noResultsYet: '確認済みの大会にはまだ結果がありません。',
  recentChanges: '最近の変更',
  allChanges: 'すべての変更',
  noChangesYet: '承認された変更はまだありません。',
  waiting: '対応待ち',
  toDecide: '審査待ちの提案{count}件',
  toReview: '確認待ちの大会{count}件',
  notDecided: 'あなたの審査待ちの変更{count}件',
  nothingWaits: '対応待ちはありません。',
});
