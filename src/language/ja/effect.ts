import type { effect as en } from '../en/effect';
import { translation } from '../translation';

export const effect = translation<typeof en>()({
  title: '承認した場合のレーティング',
  caption: '両選手のレーティングと順位の、現在の値と承認後の値',
  rankWith: '順位（{gender}）',
  becomes: '変更後',
  unrated: 'レーティングなし',
  unchanged: 'レーティングは1点も動かず、順位も変わりません。',
  others: 'ほかに{count}人の順位が変わります。',
  together: '同じ提案者によるこの試合への審査待ちの提案{count}件も含めて計算しています。',
  unreviewed: '大会が未確認のため、まだレーティングには影響しません。',
});
