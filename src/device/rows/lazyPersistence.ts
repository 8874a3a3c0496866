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
export class LazyPersistence implements RowsPersistence {
  readonly #load: () => Promise<RowsPersistence>;
  readonly #report: (error: unknown) => void;
  #waiting: unknown[] = [];
  #note: Note = (action) => void (this.#waiting.length <= mostWaiting && this.#waiting.push(action));
  #notesOf: (persistence: RowsPersistence) => Note = () => () => undefined;
  #loaded: RowsPersistence | undefined;

  constructor(load: () => Promise<RowsPersistence>, report: (error: unknown) => void) {
    this.#load = load;
    this.#report = report;
  }

  readonly middleware: RowsPersistence['middleware'] = (api) => {
    // The action has already gone through `next`.
    this.#notesOf = (persistence) => persistence.middleware(api)((action) => action);
    return (next) => (action) => {
      const result = next(action);
      this.#note(action);
      return result;
    };
  };

  readonly restore: RowsPersistence['restore'] = async (dispatch) => {
    const before = this.#waiting.length;
    try {
      const persistence = await this.#load();
      const actions = this.#take(persistence);
      for (const action of actions.slice(0, before)) this.#note(action);
      const restored = persistence.restore(dispatch);
      // The guard must know these before rows are restored.
      for (const action of actions.slice(before)) this.#note(action);
      return await restored;
    } catch (error) {
      this.#report(error);
      this.#loadLater();
      return { marks: {}, finished: Promise.resolve([]) };
    }
  };

  readonly flush = async (): Promise<void> => this.#loaded?.flush();

  /** From now on actions go to `persistence`. Returns those that have waited. */
  #take(persistence: RowsPersistence): readonly unknown[] {
    const actions = this.#waiting;
    this.#loaded = persistence;
    this.#note = actions.length > mostWaiting ? () => undefined : this.#notesOf(persistence);
    this.#waiting = [];
    return actions;
  }

  /** Stored rows are no longer restored: screens have continued without them. */
  #loadLater(): void {
    const again = () => this.#loadLater();
    setTimeout(() => {
      this.#load().then((persistence) => {
        for (const action of this.#take(persistence)) this.#note(action);
      }, again);
    }, retryAfterMs);
  }
}
