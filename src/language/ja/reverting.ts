import type { reverting as en } from '../en/reverting';
import { translation } from '../translation';

export const reverting = translation<typeof en>()({
  title: '{count}件の変更を取り消しますか？',
  ok: '取り消す',
  body: '10秒後に、すべての人に以前の内容が表示されます。誰が何を取り消したかは履歴に残ります。',
  recordsGo: '新しく作られた記録は、ほかの人の変更がなければ削除されます。',
  own: '自分で提案または承認した変更は、ほかにモデレーターがいれば、取り消しの提案としてその審査に回ります。そうして削除されたものは、ほかのモデレーターが復元します。',
  left: '{count}件はそのままです。その後ほかの人が変更したか、関連する記録を加えています。',
  why: '理由',
  whyHint: '履歴で誰でも読めます。',
  soon: '{count}件の変更を10秒後に取り消します。',

  allTitle: '{name}さんの変更を取り消しますか？',
  since: '承認された時期',
  ever: 'すべての期間',
  found: '有効な変更は{count}件',
  foundMany: '有効な変更は{count}件以上',
  none: '取り消す変更はありません',
  reading: '数えています…',
  unread: '変更の件数を確認できませんでした。取り消しはできます。',
  allSoon: 'このアカウントの変更を10秒後に取り消します。',

  done: '{count}件の変更を取り消しました。',
  partlyDone:
    '取り消し：{reverted}件。自分の提案や承認のため、ほかのモデレーターへの提案にしたもの：{proposed}件。ほかの人がその後変更したか関連する記録を加えたため、または自分の判断で削除したもので復元はほかのモデレーターに任されるため、そのままのもの：{left}件。',
});
