import type { Json } from '@/lib/json';
import type { ToldProblem } from '@/model/parsing/sportProblem';
import type { SavingMode } from '@/model/sports';
import { selectSport } from '@/wiki/sports/sportsSelectors';
import type { AppThunk } from '@/store/typed';

/**
 * Stores a definition, replacing the sport's current one or for a new sport. Resolves to its problems, empty
 * if it was stored. Rejects with a `BackendError`.
 */
export const saveDefinition =
  (id: string, definition: Json): AppThunk<Promise<readonly ToldProblem[]>> =>
  (_dispatch, getState, { backend, newId }) => {
    const mode: SavingMode = selectSport(getState(), id) === undefined ? 'add' : 'update';
    return backend.ask({ kind: 'saveSport', definition, mode, action: newId() });
  };
