import type { acts as en } from '../en/acts';
import { translation } from '../translation';

export const acts = translation<typeof en>()({
  title: '承認と削除',
  log: '承認と削除の記録',
  empty: '承認も削除もまだありません。',
  sending: '復元しています…',
  offline: 'この端末に保存しました。通信できるようになると復元されます。',

  approved: '{name}が承認されました',
  deleted: '{name}が削除されました',
  proposalDeleted: '{name}への提案が削除されました',
  restored: '{name}が復元されました',
  proposalRestored: '{name}への提案が復元されました',
  allRestored: '{name}さんの承認と削除が取り消されました',
  ownApplied: '{name}への本人の提案が、ほかにモデレーターがいないため適用されました',
  nameReset: 'プロフィール名{name}がリセットされました',
  sportDefined: '{name}の定義が保存されました',
  auditPassed: '{name}に即時反映された変更が「問題なし」と確認されました',
  trustSaved: '{name}の設定が変更されました',
  trust: '信頼',
  records: '記録{count}件',
  proposals: '提案{count}件',
  takenBack: '取り消し済み',
  expired: '復元できる期間を過ぎました',

  restore: '復元…',
  restoreThis: '{name}を復元',
  restoreProposal: '提案を復元',
  takeBackApproval: '{name}の承認を取り消す',
  restoreAll: 'このアカウントの操作をまとめて復元…',
  confirmDeleted: '{name}を復元しますか？',
  confirmProposal: '提案を復元しますか？',
  confirmApproved: '{name}の承認を取り消しますか？',
  ok: '復元',
  recordComesBack:
    '元の内容で全員の画面に戻ります。削除のためだけに却下された提案は、再び確認待ちになります。',
  cardComesBack:
    '大会と試合、合わせて{count}件の記録が元の内容で全員の画面に戻ります。削除のためだけに却下された提案は、再び確認待ちになります。',
  proposalComesBack: '提案者が送ったときの内容で、再び確認待ちになります。',
  approvalGoes: '大会は再び「未確認」になり、大会の確認に戻ります。ランキングには反映されません。',

  allTitle: '{name}さんの操作をまとめて復元しますか？',
  allBody:
    'このアカウントが削除したものはすべて元に戻り、承認したものは再び「未確認」になります。その後にほかの人が判断したものは変わりません。',
  since: '対象',
  sinceThis: 'この操作以降',
  lastHour: '直近1時間',
  lastDay: '直近24時間',
  lastWeek: '直近7日間',
  lastMonths: '直近90日間',
});
