import type { follow as en } from '../en/follow';
import { translation } from '../translation';

export const follow = translation<typeof en>()({
  follow: 'フォロー',
  followNamed: '{name}をフォロー',
  following: 'フォロー中',
  followingNamed: '{name}をフォロー中',
  tooMany: 'フォローは{count}件までです。新しくフォローするには、どれかのフォローを外してください。',
  description: 'フォローしているものと、その最新情報です。',
  onDevice: 'この端末に保存されています。ログインすると、ほかの端末でも使えます。',
  withAccount: 'アカウントに保存され、ログインしたどの端末でも同じ内容になります。',
  nothingTitle: 'まだ何もフォローしていません',
  nothingBody:
    '選手、大会、対戦成績、メンバーのページか、国別の選手一覧で「フォロー」を押してください。アカウントは不要です。',
  news: 'フォロー中の最新情報',
  unread: '新着{count}件',
  isNew: '新着',
  noNews: '新しい情報はありません。フォローしているものの結果、今後の大会、変更がここに表示されます。',
  coming: '今後の予定',
  latest: '最新',
  changed: '{name}のページが変更されました',
  all: 'すべての最新情報とフォロー一覧',
  list: 'フォロー一覧',
  pairs: '対戦',
  members: 'メンバー',
  member: 'このメンバー',
  edits: 'フォロー中のメンバーの編集',
  editsBy: '{name}さんの編集',
  noEdits: '反映された変更はまだありません',
  pair: '{own} 対 {other}',
  gone: 'すでに登録がありません',
});
