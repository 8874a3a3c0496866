import type { picks as en } from '../en/picks';
import { translation } from '../translation';

export const picks = translation<typeof en>()({
  ofMatch: 'あなたの予想：{match}',
  who: '勝つのは？',
  sureness: '自信の度合い',
  lean: 'やや有利（{chance}）',
  confident: '自信あり（{chance}）',
  certain: 'ほぼ確実（{chance}）',
  rounds: 'ラウンド',
  anyRounds: '予想しない',
  picked: '{player}の勝ちを予想（{chance}）',
  pickedRounds: '{player}の勝ちを予想（{chance}、{rounds}）',
  right: '的中：{points}点（あなたの予想{stated}、レーティングの勝率{rated}）',
  wrong: '外れ：{points}点（あなたの予想{stated}、レーティングの勝率{rated}）',
  noWinner: '勝者が決まらなかったため、得点はありません。',
  notThere: '予想した選手が交代したため、得点はありません。',
  crowd: '{all}人の予想：{first} {share}、{second} {otherShare}',
  onDevice: 'この端末に保存しました。試合開始前にログインすると有効になります。',
  waits: 'まだ送信されていません。試合開始前にサーバーに届けば有効です。',
  refused: 'この予想は受け付けられなかったため、無効です。',
});
