import type { RowsPersistence } from './persistRows';

/** Code that did not load is asked for again after this time. */
const retryAfterMs = 30_000;

/** So many actions wait for the code. Beyond them this visit stores nothing, since marks must not vouch for missing rows. */
const mostWaiting = 20_000;

type Note = (action: unknown) => void;

/**
 * Persistence whose code loads with `restore`, so that a first visit paints without it. Actions before that wait, and are
 * stored in their order.
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

  /** Stored rows are not brought back any more: screens have gone on without them. */
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
      // What the persistence is handed has passed already.
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
        // Rows that come back are held against these.
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
