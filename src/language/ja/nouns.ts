import type { nouns as en } from '../en/nouns';
import { translation } from '../translation';

export const nouns = translation<typeof en>()({
  event: '大会',
  match: '試合',
  player: '選手',
  anEvent: '大会',
  aMatch: '試合',
  aPlayer: '選手',
});
