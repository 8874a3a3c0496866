import type { flags as en } from '../en/flags';
import { translation } from '../translation';

export const flags = translation<typeof en>()({
  flags: '注意点',

  beforeBirth: '生まれる前',
  beforeBirthIs: '{player}は{born}年生まれで、この日にはまだ生まれていません。',
  unknownScore: 'ありえないスコア',
  tooManyIs: '一方のスコアが{score}になりますが、この競技の上限は{most}です。',
  noDrawIs: '引き分けになりますが、この競技に引き分けはありません。',

  tooYoung: '14歳未満',
  tooYoungIs: '{player}は{born}年生まれで、この日には14歳になっていませんでした。',
  topPlayer: '上位の選手',
  topPlayerIs: 'ランキングで上位{count}位以内の{player}の結果を変更します。',
  namesake: '登録済みの名前',
  namesakeIs: '同じ名前、または似た名前の選手が登録済みです。',
  knownEvent: '登録済みの大会',
  knownEventIs: '前後1日以内に行われた、よく似た名前の大会が登録済みです：{name}',
  knownEventProposed: '前後1日以内に行われた、よく似た名前の大会が、審査待ちの別の提案にあります：{name}',
  knownMatch: '登録済みの試合',
  knownMatchAtEvent: 'この大会には、同じ2人の試合が登録済みです。',
  knownMatchThatDay: 'この日には、同じ2人の試合が登録済みです。',
  proposedMatchAtEvent: 'この大会での同じ2人の試合が、審査待ちの別の提案にあります。',
  proposedMatchThatDay: 'この日の同じ2人の試合が、審査待ちの別の提案にあります。',
  otherGender: '性別の食い違い',
  otherSource: '別の出典',
  otherSourceStands: '置き換えられる内容は、別の出典によるものです：{source}',
  otherSourceProposed: '審査待ちの別の提案が、異なる内容を出典つきで示しています：{source}',
  noSource: '出典なし',
  noSourceIs: '出典が示されていません。',
  triedBefore: '以前にも提案',
  triedBeforeIs: '同じ内容が以前に却下されたか、反映後に取り消されています。',

  firstEdits: '新しいアカウント',
  firstEditsIs: '作成から30日たっておらず、審査済みの提案もほとんどないアカウントです。',
  youngAccountIs: '作成から30日たっていないアカウントです。',
  manyAtOnce: '短時間に多数',
  manyAtOnceIs: '提案者は1分間に、まとめて入力したものではない提案を少なくとも{count}件送信しました。',
  setbacks: '却下歴あり',
  setbacksIs: 'この提案者の提案のうち少なくとも{count}件が、却下されたか取り消されています。',
});
