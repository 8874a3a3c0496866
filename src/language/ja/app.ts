import type { app as en } from '../en/app';
import { translation } from '../translation';

export const app = translation<typeof en>()({
  description:
    '{site}は、競技の結果をみんなでまとめるウィキです。大会・試合・選手を調べ、足りない情報を提案できます。',
  unreviewed: '未確認{count}件',
  pending: '審査待ち{count}件',
  show: '表示',
  attention: '対応が必要な変更が{count}件あります。',
  offline: 'オフラインです。この端末に保存されている内容を表示しています。',
  offlineWaiting: 'オフラインです。変更{count}件をこの端末に保存しました。後で送信されます。',
  printed: '{site}、{address}、{date}に印刷',
  footer: '{site}は読者がつくるサイトです。<link>しくみ</link>',
  offlineAnd: 'オフラインです。{what}',
  waitingBadge: '端末内の変更{count}件',
  waitingBadgeStuck: '{waiting}、{count}件は対応が必要',
  search: '検索',
});
