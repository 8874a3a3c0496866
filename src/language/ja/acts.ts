import type { acts as en } from '../en/acts';
import { translation } from '../translation';

export const acts = translation<typeof en>()({
  title: '承認と削除',
  log: '承認と削除のログ',
  empty: '承認も削除もまだありません。',
  sending: '復元しています…',
  offline: 'この端末に保存しました。オンラインに戻ると復元されます。',

  trust: '信頼',
  site: 'サイト',
  records: '記録{count}件',
  proposals: '提案{count}件',
  changes: '変更{count}件',
  proposed: '{count}件は提案',
  left: '{count}件はそのまま',
  reversed: '取り消し済み',
  expired: '復元できる期間を過ぎました',

  restore: '復元…',
  restoreThis: '{name}を復元',
  restoreProposal: '提案を復元',
  revertApproval: '{name}の承認を取り消す',
  restoreAll: 'このアカウントの操作をまとめて復元…',
  confirmDeleted: '{name}を復元しますか？',
  confirmProposal: '提案を復元しますか？',
  confirmApproved: '{name}の承認を取り消しますか？',
  ok: '復元',
  recordComesBack: '元の内容で全員に再び表示されます。削除を理由に却下された提案は、再び審査待ちになります。',
  cardComesBack:
    '大会と試合、合わせて{count}件の記録が元の内容で全員に再び表示されます。削除を理由に却下された提案は、再び審査待ちになります。',
  proposalComesBack: '提案者が送ったときの内容で、再び審査待ちになります。',
  approvalGoes:
    '大会は「未確認」に戻り、「大会の確認」に再び表示されます。ランキングには反映されなくなります。',

  allTitle: '{name}さんの操作をまとめて復元しますか？',
  allBody:
    'このアカウントが削除したものはすべて元に戻り、承認した大会は再び「未確認」になります。その後のほかの人の判断は変わりません。',
  since: '対象',
  sinceThis: 'この操作以降',
  lastHour: '直近1時間',
  lastDay: '直近24時間',
  lastWeek: '直近7日間',
  lastMonths: '直近90日間',
});
