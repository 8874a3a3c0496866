import type { spoilers as en } from '../en/spoilers';
import { translation } from '../translation';

export const spoilers = translation<typeof en>()({
  hide: '結果を隠す',
  hint: 'タップすると1件ずつ表示されます。レーティング、通算成績、共有リンクでも隠れます。',
  ofNone: '隠さない',
  ofWeek: '直近7日間の結果',
  ofMonth: '直近30日間の結果',
  ofAll: 'すべての結果',
  show: '結果を表示',
  showOf: '{match}の結果を表示',
  showCard: 'このカードの結果をすべて表示',
  hideCard: '結果をもう一度隠す',
  notCounted: '隠されている結果は含まれていません。',
  ratedUntil: '{date}時点のレーティングです。それ以降の結果は隠されています。',
  noRatings: 'レーティングは結果から計算されるため、隠されています。',
  showRatings: '今日のレーティングを表示',
  hidden: '結果を隠しています',
  hiddenHint: 'ここの内容からは結果が分かってしまいます。',
  showResults: '表示する',
  change: '結果が分かる内容のため、隠されています。',
});
