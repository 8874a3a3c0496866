import { rowSide, type Row, type RowSide } from '@/model/card/row';
import { distinguish } from '@/model/importing/distinguish';
import { isPlayerValue } from '@/model/records/fieldProblem';
import { peopleIn, personKey, type PersonEntry } from '@/parts/rows/people';
import type { CardRow } from './cardForm';

export type NewPerson = Pick<PersonEntry, 'key' | 'name' | 'country' | 'other'>;

/** All players that rows name by id are known. */
export const isKnown = () => true;

/** A known player is an id without a name, so that only new people are distinguished from each other. */
function sideOf(row: CardRow, at: 'player1' | 'player2'): RowSide {
  const draft = row[at];
  const { country, other } = row.about?.[at] ?? {};
  const id = draft.kind === 'value' && isPlayerValue(draft.value) ? draft.value.id : '';
  const isTaught = id !== '' && other === row.written?.[at];
  return rowSide(
    {
      name: draft.kind === 'newPlayer' ? draft.name : '',
      ...(country !== undefined && { country }),
      ...(other !== undefined && !isTaught && { other }),
    },
    id,
  );
}

const statedBy = (rows: readonly CardRow[]): readonly Pick<Row, 'sides'>[] =>
  rows.map((row) => ({ sides: [sideOf(row, 'player1'), sideOf(row, 'player2')] }));

/** The people of each row's sides; one new name with two countries is two. */
export const sidesOf = (rows: readonly CardRow[]): readonly Row['sides'][] =>
  distinguish(statedBy(rows)).map(({ sides }) => sides);

export const peopleKeys = (rows: readonly CardRow[]): readonly (readonly [string, string])[] =>
  sidesOf(rows).map(([first, second]) => [personKey(first, isKnown), personKey(second, isKnown)]);

export const newPeople = (rows: readonly CardRow[]): readonly PersonEntry[] =>
  peopleIn(statedBy(rows), isKnown);
