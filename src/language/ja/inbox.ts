import type { inbox as en } from '../en/inbox';
import { translation } from '../translation';

export const inbox = translation<typeof en>()({
  description: '提案の結果と、届いた返信です。',
  bell: { other: 'お知らせ（未読{count}件）' },
  andOthers: '（同時に入力されたほか{count}件も）',
  isNew: '新着',
  today: '今日',
  yesterday: '昨日',
  signInTitle: 'ログインするとお知らせを見られます',
  signInBody: '提案の審査結果、返信、自分への言及がここに表示されます。',
  emptyTitle: 'お知らせはまだありません',
  emptyBody: '提案が審査されたり返信が届いたりすると、ここで確認できます。',
  offlineTitle: 'お知らせはまだこの端末にありません',
  offlineBody: 'オンラインに戻ると読み込まれ、その後はオフラインでも開けます。',
  offlineKept: 'オフラインです。この端末に読み込み済みのお知らせを表示しています。',
  failedKept: '新しいお知らせを読み込めませんでした。読み込み済みのものを表示しています。',
  what: 'お知らせ',
  newest: '新しいものから{count}件を表示しています。',
  settings: 'メールで受け取る',
});
