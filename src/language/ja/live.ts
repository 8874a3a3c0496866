import type { live as en } from '../en/live';
import { translation } from '../translation';

export const live = translation<typeof en>()({
  notConfirmed: '速報（未確定）',
  round: '第{round}ラウンド',
  ended: '終了',
  fouls: 'ファウル {fouls}',
  held: '審判が確認中',
  toConfirm: '確定待ちの速報',
  endedOf: '{count}試合中{ended}試合が終了',
  rounds: 'ラウンド',
  duration: '試合時間 {time}',
  pin: 'ピン',
  foulsWon: 'ファウル',
  stop: 'レフェリーストップ',
  event: 'ライブ',
});
