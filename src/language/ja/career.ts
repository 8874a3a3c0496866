import type { career as en } from '../en/career';
import { translation } from '../translation';

export const career = translation<typeof en>()({
  won: '勝ち',
  lost: '負け',
  draw: '引き分け',
  noMatches: '試合はまだありません',
  noContest: '無効',
  noResult: '結果未登録',
  formHint: 'この試合より前の{name}の結果（新しい順）：{results}',
  form: '{name}の直近の成績：{results}',
  rank: '{rank}位',
  record: '戦績',
  resultsHidden: '非表示',
  lastResults: '直近の成績（新しい順）',
  champion: '王者',
  also: '別名：{names}',
  playerDescription: '{name}の戦績、レーティング、試合。',
  chartTitle: 'レーティングの推移',
  why: '内訳',
  computing: 'レーティングを計算中',
  chartBand: '線はレーティング、帯は95%の確率で強さが収まる範囲です。',
});
