import { tableValues } from '@/lib/table';
import { builtInSports, findSport, withStored, type Sport } from '@/model/sports';
import { createStateSelector, type RootState } from '@/store/typed';

/**
 * The sports that are known: those whose definitions came with the code, each as its document has it once that is here,
 * and then the others by id. The same list until a document changes.
 */
export const selectSports: (state: RootState) => readonly Sport[] = createStateSelector(
  [(state) => state.sports.rows],
  (rows) => (rows.size === 0 ? builtInSports : withStored([...tableValues(rows)])),
);

/** One of the known sports; `undefined` for any other, and where none is said. */
export const selectSport = (state: RootState, id: string | undefined): Sport | undefined =>
  id === undefined ? undefined : findSport(selectSports(state), id);
