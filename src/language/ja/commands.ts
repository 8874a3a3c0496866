import type { commands as en } from '../en/commands';
import { translation } from '../translation';

export const commands = translation<typeof en>()({
  // The effect of a command; a proposal is named by its record.
  propose: '{record}',
  withdraw: '{record}への提案を取り下げる',
  deleteProposal: '{record}への提案を削除する',
  reject: '{record}への提案を却下する：{reason}',
  apply: '提案{count}件を承認する',
  applyAmended: '内容を直して提案{count}件を承認する',
  reply: '{record}への提案に返信する：{text}',
  approveEvent: '{record}を承認する',
  deleteEvent: '{record}とその試合を削除する',
  deleteRecord: '{record}を削除',
  restore: '削除や承認を元に戻す',
  restoreSince: 'アカウントの操作をまとめて元に戻す',
  resetProfile: '提案者の表示名をリセットする',
  saveProfile: '表示名を{name}にする',
  grantRole: '{email}をモデレーターにする',
  takeRole: '{email}のモデレーター権限を外す',
  ban: '提案者を利用停止にする',
  unban: '提案者の利用停止を解除する',
  digest: 'メールでのお知らせの頻度を変更',
  notify: 'この端末に判断を通知する',
  notNotify: 'この端末への通知をやめる',

  // Refusals.
  notProposed: 'この変更を送信できませんでした。',
  notWithdrawn: '取り下げできませんでした。',
  notRejected: '却下できませんでした。',
  notApplied: '反映できませんでした。',
  notReplied: '返信を送信できませんでした。',
  notApproved: 'この大会を承認できませんでした。',
  notDeleted: 'この大会を削除できませんでした。',
  recordNotDeleted: '削除できませんでした。',
  notRestored: '復元できませんでした。',
  nameNotSaved: '名前を保存できませんでした。',
  roleNotChanged: '権限を変更できませんでした。',
  banNotChanged: '利用停止の設定を変更できませんでした。',
  nameNotReset: '表示名をリセットできませんでした。',
  digestNotChanged: 'メールでのお知らせの頻度を変更できませんでした。',
  notificationsNotChanged: '通知の設定を変更できませんでした。',
});
