import type { publicLog as en } from '../en/publicLog';
import { translation } from '../translation';

export const publicLog = translation<typeof en>()({
  lead: 'モデレーターと管理者の操作を新しい順に表示します。承認された提案は「最近の変更」にあります。',
  loading: 'ログを読み込んでいます',
  failed: 'ログを読み込めませんでした',
  moreFailed: '以前の記録を読み込めませんでした。',
  nothing: '記録はまだありません',
  nothingFits: 'この種類の記録はまだありません',
  filter: 'ログの絞り込み',
  kind: '種類',
  any: 'すべて',
  shown: '{count}件',
  more: 'さらに読み込む',
  end: 'これですべてです。',

  reverts: '変更の取り消し',
  deletions: '削除',
  restorations: '復元',
  approvals: '承認',
  accounts: '権限・利用停止・表示名',
  settings: '競技と設定',
});
