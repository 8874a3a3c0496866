import type { digest as en } from '../en/digest';
import { translation } from '../translation';

export const digest = translation<typeof en>()({
  title: 'メールでのお知らせ',
  label: '未読のお知らせをメールで受け取る',
  none: '受け取らない',
  daily: '毎朝',
  weekly: '毎週月曜日',
  hint: 'まだ読んでいない審査結果、返信、言及を、日本時間の朝に{email}へ送ります。',
  notVerified: 'メールは確認済みのアドレスにだけ送られます。{email}に届いたメールのリンクを開いてください。',
  noAddress: 'このアカウントにはメールアドレスがありません。',
  notConfigured: 'このサイトはメールを送信していません。',
});
