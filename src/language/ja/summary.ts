import type { summary as en } from '../en/summary';
import { translation } from '../translation';

export const summary = translation<typeof en>()({
  allDecided: '全{count}試合の結果が出ています。',
  someDecided: '{all}試合中{count}試合の結果が出ています。',
  main: 'メインイベントは{winner}が{loser}に勝利。',
  mainEnded: 'メインイベントは{winner}が{loser}に勝利（{ending}）。',
  mainScored: 'メインイベントは{winner}が{loser}に{score}で勝利。',
  upsets: '番狂わせ',
  upset: '{winner}が{loser}に勝利（事前の勝率は{chance}）。',
  titleWon: '{holder}が{from}を破り、「{title}」を獲得。',
  titleFilled: '{holder}が空位の「{title}」を獲得。',
  titleFirst: '{holder}が「{title}」を獲得。',
  titleKept: '{holder}が「{title}」を防衛。',
  changes: 'レーティングの大きな変動',
  gained: '{name}は{count}ポイント上がり、{after}に。',
  lost: '{name}は{count}ポイント下がり、{after}に。',
  copy: 'テキストとしてコピー',
  copied: 'まとめをコピーしました。',
  none: 'まだ結果がありません',
  noneWhy: '最初の結果が入ると、まとめが表示されます。',
});
