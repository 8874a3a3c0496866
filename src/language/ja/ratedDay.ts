import type { ratedDay as en } from '../en/ratedDay';
import { translation } from '../translation';

export const ratedDay = translation<typeof en>()({
  asOf: '時点',
  asOfToday: '今日',
  asOfPrinted: '{what}、{date}時点',
  rating: 'レーティング',
});
