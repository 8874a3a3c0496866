import type { deleting as en } from '../en/deleting';
import { translation } from '../translation';

export const deleting = translation<typeof en>()({
  ask: '削除…',
  askProposal: '削除を提案…',
  askWithdrawal: '取り下げ…',
  dependentsToo: 'これに依存するあなたの提案{count}件も取り下げられます。',
  delete: '削除',
  title: '{name}を削除しますか？',
  restorable:
    'この記録への審査待ちの提案は却下されます。90日間は、「提案の審査」ページの最後にあるログか、その提案のページから復元できます。',
  soon: '{name}は10秒後に削除されます。',

  waits:
    '複数の試合があるため、ほかのモデレーターは1日の間、異議を述べられます。同意があればすぐに削除されます。なければ、その後もう一度削除してください。',

  propose: '削除を提案する',
  proposeTitle: '{name}の削除を提案しますか？',
  decided: 'モデレーターが判断します。それまでは元のままで、「自分の変更」から取り下げられます。',
  why: '削除する理由',
  whyHint: '二重登録、実在しない、別の競技 など',
  proposed: '{name}の削除を提案しました。',
  isProposed: '削除を提案中です。',

  matchesToo: '{count}試合も一緒に削除されます。',
  playersToo: '試合がなくなる{count}人の選手も削除する：{names}',
  others: 'ほか{count}人',

  wouldBe: '削除されます。',
  was: '削除されました。',
  wasRejected: '削除が提案されていました。',
  deletionOfEvent: '大会の削除',
  deletionOfMatch: '試合の削除',
  deletionOfPlayer: '選手の削除',
  restore: '復元',
  restoring: '一緒に削除されたものとともに復元しています。',
});
