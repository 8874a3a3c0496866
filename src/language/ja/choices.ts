import type { choices as en } from '../en/choices';
import { translation } from '../translation';

export const choices = translation<typeof en>()({
  'gender.M': '男子',
  'gender.W': '女子',
  'gender.-': '性別不問',
  'hand.L': '左',
  'hand.R': '右',
  'hand.both': '両方',
  'level.championship': '選手権大会',
  'level.supermatch': 'スーパーマッチ',
  'level.league': 'リーグ戦',
  'level.open': 'オープン大会',
  'level.exhibition': 'エキシビション',
  'status.announced': '開催予定',
  'status.held': '開催済み',
  'status.cancelled': '中止',
  'outcome.score': 'スコアによる',
  'outcome.winner': '勝敗のみ（スコア不明）',
  'outcome.walkover': '不戦勝',
  'outcome.injury': '負傷',
  'outcome.disqualification': '失格',
  'outcome.noContest': '無効試合',
  'outcome.draw': '引き分け',
  'winner.player1': '選手1',
  'winner.player2': '選手2',
});
