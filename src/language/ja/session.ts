import type { session as en } from '../en/session';
import { translation } from '../translation';

export const session = translation<typeof en>()({
  signOut: 'ログアウト',
  signOutFailed: 'ログアウトできませんでした。もう一度お試しください。',
  unsent: '未送信の変更が{count}件あります。ログアウトしますか？',
  unsentBody: '未送信の変更はこの端末に残り、次にログインしたときに送信されます。ほかの人には見えません。',
});
