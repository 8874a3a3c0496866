import type { BackendErrorCode } from '@/backend/errors';
import { backoffMs } from '@/lib/backoff';
import { whenOnline } from '@/lib/whenOnline';
import { nextAt, type ScoreEntry, type Stated } from '@/model/scoring/scoreEntry';
import { entriesAtOnce, type ScoreAnswer, type ScoreSent } from '@/model/scoring/scorer';
import type { Desk, KeptEntry, ScoreJournal } from '@/parts/live/scoreJournal';

const pollMs = 10_000;
/** How long a phone waits for what others entered about a match that it opens, before it goes on without. */
const patienceMs = 3_000;
const retry = { first: 2_000, most: 60_000 };

/** After these, asking again is of no use until the scorer does something. */
const final: ReadonlySet<BackendErrorCode> = new Set([
  'invalid-argument',
  'not-found',
  'out-of-range',
  'permission-denied',
]);

export interface DeskServices {
  readonly journal: ScoreJournal;
  readonly ask: (
    sent: ScoreSent,
  ) => Promise<{ readonly data?: ScoreAnswer | undefined; readonly failed?: BackendErrorCode | undefined }>;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface DeskView {
  readonly rows: readonly KeptEntry[];
  readonly failed?: BackendErrorCode | undefined;
  /** The phone could not keep the last entry, so it was not made. */
  readonly unkept: boolean;
  /** Another phone has the open match open. */
  readonly shared: boolean;
  /** The server has said what others entered about the open match, or has no answer. */
  readonly heard: boolean;
}

/** Reads what the phone has of an event, after keeping the token of a new invitation. Rejects without storage. */
export async function openDesk(
  services: DeskServices,
  event: string,
  token: string | undefined,
): Promise<ScoreDesk> {
  const { journal, newId } = services;
  const known = await journal.desk(event);
  const desk = { phone: newId(), ...known, ...(token !== undefined && { token }) };
  if (known === undefined || desk.token !== known.token) await journal.keepDesk(event, desk);
  return new ScoreDesk(services, event, desk, await journal.read(event));
}

/** A phone at a table: keeps entries, then sends them, and takes in what other phones entered. */
export class ScoreDesk {
  readonly phone: string;
  readonly #services: DeskServices;
  readonly #event: string;
  readonly #token: string | undefined;
  readonly #listeners = new Set<() => void>();
  #view: DeskView;
  #open: string | undefined;
  #keeping: readonly ScoreEntry[] = [];
  #failures = 0;
  #started = false;
  #sending = false;
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(services: DeskServices, event: string, { phone, token }: Desk, rows: readonly KeptEntry[]) {
    this.#services = services;
    this.#event = event;
    this.#token = token;
    this.phone = phone;
    this.#view = { rows, unkept: false, shared: false, heard: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): DeskView => this.#view;

  /** Sends what waits and asks for the rest until the returned function is called. */
  start(): () => void {
    this.#started = true;
    if (!this.#view.heard) this.#beginToWait();
    const goOn = () => {
      if (!document.hidden) void this.send();
    };
    const stopOnline = whenOnline(goOn);
    document.addEventListener('visibilitychange', goOn);
    void this.send();
    return () => {
      this.#started = false;
      clearTimeout(this.#timer);
      clearTimeout(this.#patience);
      stopOnline();
      document.removeEventListener('visibilitychange', goOn);
    };
  }

  openMatch(id: string | undefined): void {
    if (id === this.#open) return;
    this.#open = id;
    this.#show({ shared: false, heard: false });
    this.#beginToWait();
    void this.send();
  }

  /** Shows the entry once the disk has it, then sends it. */
  async enter(match: string, stated: Stated): Promise<void> {
    const { journal, now, newId } = this.#services;
    const known = [...this.#view.rows.map(({ entry }) => entry), ...this.#keeping];
    const at = nextAt(
      known.filter((entry) => entry.match === match),
      now(),
    );
    const entry: ScoreEntry = { id: newId(), match, at, phone: this.phone, stated };
    this.#keeping = [...this.#keeping, entry];
    const row: KeptEntry = { entry, state: 'waiting' };
    try {
      await journal.change(this.#event, [row]);
      this.#show({ rows: [...this.#view.rows, row], unkept: false });
      void this.send();
    } catch {
      this.#show({ unkept: true });
    } finally {
      this.#keeping = this.#keeping.filter((each) => each !== entry);
    }
  }

  /** Sends refused entries once more, for example after a moderator has put the match back on the card. */
  async sendRefused(): Promise<void> {
    const again = this.#view.rows
      .filter(({ state }) => state !== 'waiting' && state !== 'taken')
      .map(({ entry }): KeptEntry => ({ entry, state: 'waiting' }));
    await this.#put(again);
    await this.send();
  }

  /** One call at a time, so that an answer contains everything that was sent before it. */
  async send(): Promise<void> {
    if (!this.#started) return;
    if (this.#sending) {
      this.#again = true;
      return;
    }
    this.#sending = true;
    this.#again = false;
    clearTimeout(this.#timer);
    const { ask, now } = this.#services;
    const open = this.#open;
    const entries = this.#waiting().slice(0, entriesAtOnce);
    const { data, failed } = await ask({
      event: this.#event,
      sentAt: now(),
      entries,
      phone: this.phone,
      ...(this.#token !== undefined && { token: this.#token }),
      ...(open !== undefined && { open }),
    });
    if (data !== undefined) await this.#takeIn(data, entries, open);
    this.#failures = failed === undefined ? 0 : this.#failures + 1;
    this.#show({ failed, ...(open === this.#open && { heard: true }) });
    this.#sending = false;
    this.#goOn();
  }

  readonly #waiting = (): readonly ScoreEntry[] =>
    this.#view.rows.flatMap(({ entry, state }) => (state === 'waiting' ? [entry] : []));

  #beginToWait(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#show({ heard: true }), patienceMs);
  }

  #goOn(): void {
    if (!this.#started) return;
    const { failed } = this.#view;
    if (this.#again || (failed === undefined && this.#waiting().length > 0)) {
      void this.send();
      return;
    }
    if (failed !== undefined && final.has(failed)) return;
    const ms = this.#failures === 0 ? pollMs : backoffMs(this.#failures, retry, Math.random);
    this.#timer = setTimeout(() => {
      if (!document.hidden || this.#waiting().length > 0) void this.send();
    }, ms);
  }

  async #takeIn(
    { taken, refused, entries, shared }: ScoreAnswer,
    sent: readonly ScoreEntry[],
    open: string | undefined,
  ): Promise<void> {
    const whys = new Map(refused.map(({ id, why }) => [id, why]));
    const has = new Set(taken);
    const answered = new Set(entries.map(({ id }) => id));
    const put: readonly KeptEntry[] = [
      ...sent.flatMap((entry): readonly KeptEntry[] => {
        const why = whys.get(entry.id);
        if (why !== undefined) return [{ entry, state: why }];
        return has.has(entry.id) && !answered.has(entry.id) && entry.match !== open
          ? [{ entry, state: 'taken' }]
          : [];
      }),
      ...entries.map((entry): KeptEntry => ({ entry, state: 'taken' })),
    ];
    // A moderator may have taken entries back together with an invitation.
    const gone = this.#view.rows.flatMap(({ entry: { id, match }, state }) =>
      match === open && !answered.has(id) && (state === 'taken' || has.has(id)) ? [id] : [],
    );
    await this.#put(put, gone);
    if (open === this.#open) this.#show({ shared });
  }

  /** If the disk fails here, the entries are sent again at the next start, which changes nothing. */
  async #put(put: readonly KeptEntry[], gone: readonly string[] = []): Promise<void> {
    await this.#services.journal.change(this.#event, put, gone).catch(() => undefined);
    const replaced = new Set([...put.map(({ entry }) => entry.id), ...gone]);
    this.#show({ rows: [...this.#view.rows.filter(({ entry }) => !replaced.has(entry.id)), ...put] });
  }

  #show(change: Partial<DeskView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
