import type { RowsPersistence } from './persistRows';

const retryAfterMs = 30_000;

/**
 * Limit of actions that wait for the code. Beyond it this visit stores nothing, because watermarks must not
 * cover missing rows.
 */
const mostWaiting = 20_000;

type Note = (action: unknown) => void;

/**
 * Loads the persistence code with `restore`, so a first visit paints without it. Earlier actions wait and are
 * stored in order.
 */
export function createLazyPersistence(
  load: () => Promise<RowsPersistence>,
  report: (error: unknown) => void,
): RowsPersistence {
  let waiting: unknown[] = [];
  let note: Note = (action) => void (waiting.length <= mostWaiting && waiting.push(action));
  let notesOf: (persistence: RowsPersistence) => Note = () => () => undefined;
  let loaded: RowsPersistence | undefined;

  function take(persistence: RowsPersistence): void {
    loaded = persistence;
    note = waiting.length > mostWaiting ? () => undefined : notesOf(persistence);
    waiting = [];
  }

  /** Stored rows are no longer restored: screens have continued without them. */
  const loadLater = () =>
    setTimeout(() => {
      load().then((persistence) => {
        const actions = waiting;
        take(persistence);
        for (const action of actions) note(action);
      }, loadLater);
    }, retryAfterMs);

  return {
    middleware: (api) => {
      // The action has already gone through `next`.
      notesOf = (persistence) => persistence.middleware(api)((action) => action);
      return (next) => (action) => {
        const result = next(action);
        note(action);
        return result;
      };
    },
    restore: async (dispatch) => {
      const before = waiting.length;
      try {
        const persistence = await load();
        const actions = waiting;
        take(persistence);
        for (const action of actions.slice(0, before)) note(action);
        const restored = persistence.restore(dispatch);
        // The guard must know these before rows are restored.
        for (const action of actions.slice(before)) note(action);
        return await restored;
      } catch (error) {
        report(error);
        loadLater();
        return { marks: {}, finished: Promise.resolve([]) };
      }
    },
    flush: async () => loaded?.flush(),
  };
}
