import type { proposals as en } from '../en/proposals';
import { translation } from '../translation';

export const proposals = translation<typeof en>()({
  aChange: '変更',
  eventMissing: '存在しない大会',
  matchMissing: '存在しない試合',
  playerMissing: '存在しない選手',
  changeOf: '{name}の変更',
  is: '現在',
  wouldBe: '変更後',
  was: '変更前',
  became: '変更後',
  proposed: '提案',
  whenProposed: '提案時',

  // A command that was refused.
  upsertDelta: 'この変更を送信できませんでした。',
  deleteDelta: '取り下げできませんでした。',
  rejectDelta: '却下できませんでした。',
  applyDeltas: '反映できませんでした。',
  reply: '返信を送信できませんでした。',
  approveEvent: 'この大会を承認できませんでした。',
  deleteEvent: 'この大会を削除できませんでした。',
  restore: '復元できませんでした。',
  saveProfile: '名前を保存できませんでした。',
  setRole: '権限を変更できませんでした。',
  banUser: '利用停止の設定を変更できませんでした。',
  resetProfile: '表示名をリセットできませんでした。',
  saveDevice: '通知の設定を変更できませんでした。',
});
