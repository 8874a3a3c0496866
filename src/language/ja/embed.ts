import type { embed as en } from '../en/embed';
import { translation } from '../translation';

export const embed = translation<typeof en>()({
  rankings: 'ランキング',
  headToHead: '対戦成績',
  versus: '{own} 対 {other}',
  noMatches: 'まだ試合がありません',
  neverMet: 'まだ対戦していません',
  nobody: 'まだランキングに載る選手がいません',
  more: 'ほか{count}件',
  cancelled: '中止',
  unreviewed: '未確認',
  notConfirmed: '速報（未確定）',
  points: '{points}点',
  onSite: '{site}で見る',
});
