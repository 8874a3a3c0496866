import type { ownLimits as en } from '../en/ownLimits';
import { translation } from '../translation';

export const ownLimits = translation<typeof en>()({
  title: '上限',
  open: '審査待ちの提案',
  pace: '1分あたりの変更',
  accepted: '承認された編集',
  rejected: '直近{count}件の審査のうち却下',
  growth:
    'どちらの上限も、承認された編集が{first}件になると2倍、{second}件になるとさらに2倍になります。直近{count}件の審査のうち{most}件を超えて却下または取り消しになっている間は半分になります。',
  halved: '現在は半分になっています。',
  raised: '{day}まで、モデレーターが審査待ちの提案を{more}件多く、より速い送信を認めています。',
  moderators: 'モデレーターの上限はこれより高くなっています。',

  raiseTitle: '{name}さんの審査待ちの提案の上限を上げますか？',
  raiseWhy:
    '1つのアカウントが持てる審査待ちの提案は{usual}件までです。大会全体を取り込む人のために、一定期間この上限を上げられます。その間はモデレーターと同じ速さで送信できます。',
  raisedNow: '現在、{day}まで{more}件の追加が認められています。',
  howManyMore: '追加する件数',
  howManyMoreHint: '0にすると追加の許可を取り消します。',
  raisedFor: '期間',
  oneDay: '1日',
  oneWeek: '1週間',
  oneMonth: '30日',
  threeMonths: '90日',
  raise: '認める',
});
