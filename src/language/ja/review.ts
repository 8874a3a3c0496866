import type { review as en } from '../en/review';
import { translation } from '../translation';

export const review = translation<typeof en>()({
  description: 'モデレーターの確認を待っている大会です。',
  allReviewed: 'すべての大会が確認済みです',
  allReviewedBody:
    '新しい大会は、提案が承認されるとここに表示されます。確認されるまでランキングには反映されません。',
  by: '{author}さん',
  byUnknown: '提案者不明',
  source: '出典：{sources}',
  noSource: '出典なし',
  noMatches: 'まだ試合がありません。',
  showAll: '{matches}試合すべてを表示',
  approve: '承認',
  willApprove: '{name}を承認します。',
  delete: '削除',
  willDelete: '{name}を試合とともに削除します。',
  toLog: '承認や削除は、<link>提案の審査</link>の最後にあるログから元に戻せます。',
});
