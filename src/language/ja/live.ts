import type { live as en } from '../en/live';
import { translation } from '../translation';

export const live = translation<typeof en>()({
  notConfirmed: '速報（未確定）',
  round: '第{round}ラウンド',
  ended: '終了',
  fouls: 'ファウル {fouls}',
  held: '審判が確認中',
  rounds: 'ラウンド',
  pin: 'ピン',
  foulsWon: 'ファウル',
  stop: 'レフェリーストップ',
  event: 'ライブ',
});
