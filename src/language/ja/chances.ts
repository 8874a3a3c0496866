import type { chances as en } from '../en/chances';
import { translation } from '../translation';

export const chances = translation<typeof en>()({
  even: '互角：{favourite} {chance}、{other} {otherChance}',
  slight: 'やや有利：{favourite}（{chance}）',
  favourite: '有利：{favourite}（{chance}）',
  clear: '圧倒的に有利：{favourite}（{chance}）',
  before: '試合前の勝率',
  today: '今日のレーティングによる勝率',
  unknown: 'どちらの選手にもレーティング対象の試合がないため、予想できません。',
});
