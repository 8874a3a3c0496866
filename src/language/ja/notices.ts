import type { notices as en } from '../en/notices';
import { translation } from '../translation';

export const notices = translation<typeof en>()({
  changeApplied: '{what}の変更の提案が承認されました',
  changeRejected: '{what}の変更の提案が却下されました',
  changeSuperseded: '{what}の変更について別の提案が承認されました',
  changeCameTrue: '{what}の変更は、ほかの人の同じ提案により反映されました',
  newApplied: '新しい{what}の提案が承認されました',
  newRejected: '新しい{what}の提案が却下されました',
  nowPart: 'ウィキに反映されました。',
  inPart: '一部が承認されました。残りは別の提案として審査を待っています。',
  amended: 'モデレーターが内容を直して承認しました。「自分の変更」で確認できます。',
  reasonThere: 'モデレーターが理由を書いています。「自分の変更」で読めます。',
  live: '{event}が始まりました',
  liveBody: '結果を速報でお届けします。',
  results: '{event}の結果が確定しました',
  resultsBody: 'レーティング、タイトル、予想の順位表を見られます。',
  result: '結果が確定しました：{match}',

  mailSubject: { other: '{site}：未読のお知らせ{count}件' },
  mailMore: 'ほかにもお知らせがあります。',
  mailOpen: 'お知らせを開く',
  mailWhy: 'このメールは、{site}の設定で希望された方にお送りしています。',
  mailChange: '設定の変更・配信の停止',
});
