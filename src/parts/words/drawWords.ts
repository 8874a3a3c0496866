import type { Translate } from '@/language/language';
import type { Draw } from '@/model/brackets/draws';
import type { Sport } from '@/model/sports';
import { choiceWords, codeName } from './sportWords';

export const drawTitle = (t: Translate, sport: Sport | undefined, draw: Draw): string =>
  [draw.name, ...choiceWords(t, sport, draw, 'short'), codeName(t, 'gender', draw.gender)]
    .filter((word) => word !== '')
    .join(' · ');
