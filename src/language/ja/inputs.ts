import type { inputs as en } from '../en/inputs';
import { translation } from '../translation';

export const inputs = translation<typeof en>()({
  required: '必須',
  choose: '選択してください',
  showPassword: '<hidden>パスワードを</hidden>表示',
  hidePassword: '<hidden>パスワードを</hidden>隠す',
  wholeNumberFrom: '{min}以上の整数',
  wholeNumberBetween: '{min}から{max}までの整数',
  beginsHere: 'ここから始まる',
  videoHint: '動画のリンクまたはID',
  noVideoInText: 'YouTubeの動画が見つかりません',
  suggestions: '候補',
  create: '「{name}」を新規作成',
  willBeAdded: '「{name}」は新しい項目として追加されます。',
  chooseFromList: '一覧から選択してください。',
});
