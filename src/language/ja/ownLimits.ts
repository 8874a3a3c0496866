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
});
