import { cardLineOf } from '@/model/card/cardLineOf';
import { printCardLine } from '@/model/card/printCardLine';
import type { AppThunk } from '@/store/typed';
import { selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';
import { selectSavedMatch } from '@/wiki/spoilers/spoilersSelectors';
import { selectSport } from '@/wiki/sports/sportsSelectors';

export const cardLines =
  (event: string, sport: string): AppThunk<string> =>
  (_dispatch, getState) =>
    selectMatchIdsOfEvent(getState(), event)
      .flatMap((id) => {
        const match = selectSavedMatch(getState(), id);
        return match ? [printCardLine(cardLineOf(match), selectSport(getState(), sport))] : [];
      })
      .join('\n');
