import type { preferences as en } from '../en/preferences';
import { translation } from '../translation';

export const preferences = translation<typeof en>()({
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
