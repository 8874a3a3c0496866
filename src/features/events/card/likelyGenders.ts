import { withLateClass } from '@/model/card/weightClass';
import type { Sport } from '@/model/sports';
import type { AppThunk } from '@/store/typed';
import { gendersOf, likelyGender } from '@/wiki/search/genders';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { isNamed, type CardRow } from './cardForm';
import { selectPlayerOf } from './rowSelectors';

export const withLikelyGender =
  <Row extends Omit<CardRow, 'key'>>(
    row: Row,
    sport: Sport | undefined,
    search: RecordSearch | undefined,
  ): AppThunk<Row> =>
  (_dispatch, getState) => {
    if (row.gender !== undefined || !isNamed(row)) return row;
    const sides = [row.player1, row.player2].map((side) =>
      gendersOf(search, selectPlayerOf(getState(), side)),
    );
    const gender = likelyGender(row, sport, sides);
    return gender === undefined ? row : withLateClass({ ...row, gender }, sport);
  };
