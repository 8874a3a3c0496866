import { tableValues } from '@/lib/table';
import { builtInSports, findSport, withStored, type Sport } from '@/model/sports';
import { createStateSelector, type RootState } from '@/store/typed';

/**
 * Built-in sports, each replaced by its stored document once loaded, then other stored ones by id. The same
 * reference until a document changes.
 */
export const selectSports: (state: RootState) => readonly Sport[] = createStateSelector(
  [(state) => state.sports.rows],
  (rows) => (rows.size === 0 ? builtInSports : withStored([...tableValues(rows)])),
);

export const selectSport = (state: RootState, id: string | undefined): Sport | undefined =>
  id === undefined ? undefined : findSport(selectSports(state), id);
