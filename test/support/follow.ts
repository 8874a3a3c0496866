import { advanceMark } from '@/sync/mark';
import type { Backend } from '@/backend/backend';
import type { BackendError } from '@/backend/errors';
import type { Scope } from '@/backend/scope';
import type { Entities, Resume, Snapshot } from '@/backend/snapshot';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';

/** Emulators beside a busy build answer late, and then all at once. */
const patienceMs = process.env['FIRESTORE_EMULATOR_HOST'] === undefined ? 8_000 : 150_000;

type AnyEntity = Entities[keyof Entities];

export interface Followed {
  readonly snapshots: readonly Snapshot[];
  readonly errors: readonly BackendError[];
  readonly docs: ReadonlyMap<string, AnyEntity>;
  readonly ids: () => readonly string[];
  readonly events: () => readonly SnapshotEvent<AnyEntity>[];
  /** Resolves when the condition holds, checked after every arrival. */
  readonly until: (holds: (followed: Followed) => boolean, what?: string) => Promise<void>;
  readonly stop: () => void;
}

/** Follows a scope as the client would, and rejects snapshots that break the contract in any test. */
export function follow(backend: Backend, scope: Scope, resume?: Resume): Followed {
  const snapshots: Snapshot[] = [];
  const errors: BackendError[] = [];
  const docs = new Map<string, AnyEntity>();
  const arrivals = createArrivals();

  const stop = backend.subscribe(scope, {
    mark: () => markAfter({ snapshots }, resume),
    next: (snapshot) => {
      checkOrder(snapshot);
      snapshots.push(snapshot);
      for (const event of eventsOf(snapshot)) fold(docs, event);
      arrivals.check();
    },
    error: (error) => {
      errors.push(error);
      arrivals.check();
    },
  });

  const followed: Followed = {
    snapshots,
    errors,
    docs,
    ids: () => [...docs.keys()].sort(),
    events: () => snapshots.flatMap(eventsOf),
    until: (holds, what = holds.toString()) =>
      arrivals.until(() => holds(followed), what, { snapshots, errors }),
    stop,
  };
  return followed;
}

/** What waits for conditions that may hold after an arrival. */
export function createArrivals() {
  const waiting = new Set<() => void>();
  return {
    check: () => [...waiting].forEach((check) => check()),
    until: (holds: () => boolean, what: string, found: unknown) =>
      new Promise<void>((resolve, reject) => {
        const finish = () => {
          waiting.delete(check);
          clearTimeout(timer);
        };
        const check = () => {
          if (!holds()) return;
          finish();
          resolve();
        };
        const timer = setTimeout(() => {
          finish();
          reject(new Error(`Waited for ${what}; found ${JSON.stringify(found)}`));
        }, patienceMs);
        waiting.add(check);
        check();
      }),
  };
}

const eventsOf = (snapshot: Snapshot): readonly SnapshotEvent<AnyEntity>[] => snapshot.events;

function fold(docs: Map<string, AnyEntity>, event: SnapshotEvent<AnyEntity>): void {
  if (event.kind === 'reset') docs.clear();
  if (event.kind === 'removed') event.ids.forEach((id) => docs.delete(id));
  else event.docs.forEach((doc) => docs.set(doc.id, doc));
}

const order = ['reset', 'removed', 'added', 'modified'];

function checkOrder(snapshot: Snapshot): void {
  const places = eventsOf(snapshot).map(({ kind }) => order.indexOf(kind));
  if (places.some((place, at) => at > 0 && place <= places[at - 1]!)) {
    throw new Error(`Expected one event of a kind, in order, found ${JSON.stringify(snapshot.events)}`);
  }
}

/** The device's watermark after these snapshots. */
export const markAfter = (seen: Pick<Followed, 'snapshots'>, before?: Resume): Resume | undefined =>
  seen.snapshots.reduce<Resume | undefined>(
    (mark, snapshot) => advanceMark(mark, snapshot.events[0]?.kind ?? 'added', snapshot),
    before,
  );
