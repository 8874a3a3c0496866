import type { mails as en } from '../en/mails';
import { translation } from '../translation';

export const mails = translation<typeof en>()({
  subject: { other: '{site}：未読のお知らせ{count}件' },
  more: 'ほかにもお知らせがあります。',
  open: 'お知らせを開く',
  why: 'このメールは、{site}の設定で希望された方にお送りしています。',
  change: '設定の変更・配信の停止',
});
