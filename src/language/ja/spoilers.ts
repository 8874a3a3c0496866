import type { spoilers as en } from '../en/spoilers';
import { translation } from '../translation';

export const spoilers = translation<typeof en>()({
  hide: '結果を隠す',
  hint: 'タップすると1件ずつ表示されます。レーティング、通算成績、共有リンクにも含まれません。',
  ofNone: '隠さない',
  ofWeek: '直近7日間の結果',
  ofMonth: '直近30日間の結果',
  ofAll: 'すべての結果',
  show: '結果を表示',
  showOf: '{match} の結果を表示',
  showCard: 'このカードの結果をすべて表示',
  hideCard: '結果をもう一度隠す',
  notCounted: '隠されている結果は含まれていません。',
  ratedUntil: '{date}時点のレーティングです。それ以降の結果は隠されています。',
  noRatings: 'レーティングは隠されている結果から計算されます。',
  showRatings: '今日のレーティングを表示',
  change: '隠されている結果が分かってしまう内容です。',
});
