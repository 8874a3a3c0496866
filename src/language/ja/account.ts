import type { account as en } from '../en/account';
import { translation } from '../translation';

export const account = translation<typeof en>()({
  signedIn: 'ログイン中',
  signedInAs: '{name}<hidden>でログイン中</hidden>',
});
