import type { sharing as en } from '../en/sharing';
import { translation } from '../translation';

export const sharing = translation<typeof en>()({
  shareLink: 'リンクを共有',
  subscribe: '購読',
  openCalendar: 'カレンダーで開く',
  copyCalendar: 'カレンダーのアドレスをコピー',
  feeds: 'フィード',
  copyFeed: 'フィードのアドレスをコピー（Atom）',
  copyJsonFeed: 'フィードのアドレスをコピー（JSON）',
  addressCopied: 'アドレスをコピーしました。カレンダーやフィードリーダーに貼り付けてください。',
  embed: '埋め込みコードをコピー',
  codeCopied: 'コードをコピーしました。ページのHTMLに貼り付けてください。',
  notCopied: 'コピーできませんでした：{text}',
  saveCalendar: 'カレンダーとして保存',
  calendarName: '{site}でフォロー中',
});
