import { compareText } from '@/lib/compareText';
import { tableGet, tableValues, type Table } from '@/lib/table';
import { builtInSports, findSport, type Sport } from '@/model/sports';
import { createStateSelector, type RootState } from '@/store/typed';

/**
 * The sports that are known: those whose definitions came with the code, each as its document has it once that is here,
 * and then the others by id. The same list until a document changes.
 */
export const selectSports: (state: RootState) => readonly Sport[] = createStateSelector(
  [(state) => state.sports.rows],
  withBuiltIn,
);

function withBuiltIn(rows: Table<Sport>): readonly Sport[] {
  if (rows.size === 0) return builtInSports;
  const others = [...tableValues(rows)].filter(({ id }) => findSport(builtInSports, id) === undefined);
  return [
    ...builtInSports.map((sport) => tableGet(rows, sport.id) ?? sport),
    ...others.sort((a, b) => compareText(a.id, b.id)),
  ];
}

/** One of the known sports; `undefined` for any other, and where none is said. */
export const selectSport = (state: RootState, id: string | undefined): Sport | undefined =>
  id === undefined ? undefined : findSport(selectSports(state), id);
