import type { account as en } from '../en/account';
import { translation } from '../translation';

export const account = translation<typeof en>()({
  signedIn: 'ログイン中',
  signedInAs: '{name}<hidden>でログイン中</hidden>',

  signOut: 'ログアウト',
  signOutFailed: 'ログアウトできませんでした。もう一度お試しください。',
  unsent: '未送信の変更が{count}件あります。ログアウトしますか？',
  unsentBody: '未送信の変更はこの端末に残り、次にログインしたときに送信されます。ほかの人には見えません。',

  theme: 'テーマ',
  themeSystem: '端末に合わせる',
  themeLight: 'ライト',
  themeDark: 'ダーク',
  language: '言語',
  languageSystem: 'ブラウザーに合わせる',
  weightUnit: '体重の単位',
  kilograms: 'キログラム（kg）',
  pounds: 'ポンド（lb）',
});
