import type { proposals as en } from '../en/proposals';
import { translation } from '../translation';

export const proposals = translation<typeof en>()({
  aChange: '変更',
  eventMissing: '存在しない大会',
  matchMissing: '存在しない試合',
  playerMissing: '存在しない選手',
  changeOf: '{name}の変更',
  was: '変更前',
  became: '変更後',
  proposed: '提案',
  whenProposed: '提案時',
  appliedInPart: '一部が反映されました。残りは<link>別の提案</link>です。',
  replacedByOwn: '同じ提案者の後の提案に置き換えられました。',
  whatStands: '代わりに承認された提案を見る',
});
