import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { Copies } from '@/backend/copies';
import type { KnownRestoration } from './otherState';
import type { Scope } from '@/backend/scope';

interface Pace {
  readonly size: () => number;
  readonly took: (ms: number) => void;
}

interface PaceOptions {
  /** Time limit per turn. Far below 50 ms, which browsers call a long task, in case the device is busy. */
  readonly budgetMs?: number;
  readonly first?: number;
  readonly least?: number;
  readonly most?: number;
}

/** Adapts to the device: a fast one does more per turn, and a slow or busy one yields as often. */
export function createPace({ budgetMs = 4, first = 100, least = 25, most = 500 }: PaceOptions = {}): Pace {
  let size = first;
  return {
    size: () => size,
    took: (ms) => {
      // At most half or double per step: a single slow turn may be a garbage collection.
      const factor = Math.min(2, Math.max(0.5, budgetMs / Math.max(ms, 0.1)));
      size = Math.min(most, Math.max(least, Math.round(size * factor)));
    },
  };
}

export interface SliceOptions {
  readonly pause: () => Promise<void>;
  readonly pace?: () => Pace;
}

export interface PublishedOptions extends SliceOptions {
  readonly copies: Copies;
  readonly known: KnownRestoration;
}

/** Parses and delivers documents in slices, as fast as the device can without blocking the page. */
export function createSlices({ pause, pace: newPace = createPace }: SliceOptions) {
  const pace = newPace();
  return async <T>(
    docs: readonly unknown[],
    parse: (slice: readonly unknown[]) => T,
    tell: (parsed: T, last: boolean) => void,
  ): Promise<void> => {
    for (let from = 0; from < docs.length;) {
      const size = pace.size();
      // Parsing and dispatching are separate tasks, with a yield between them.
      const parsing = performance.now();
      const parsed = parse(docs.slice(from, from + size));
      const took = performance.now() - parsing;
      await pause();
      from += size;
      const telling = performance.now();
      tell(parsed, from >= docs.length);
      pace.took(Math.max(took, performance.now() - telling));
      await pause();
    }
  };
}

/** The same parser checked the record before publication, so a failure means damage. */
export function parseRecord(entity: Collection, doc: unknown, file: string): AnyRecord {
  const record = recordParsers[entity](doc);
  if (!record.ok) throw new Error(`${file}: ${record.error}`);
  return record.value;
}

export const ofScope = (scope: Scope, records: readonly AnyRecord[]): readonly AnyRecord[] =>
  scope.kind === 'matchesOfSport'
    ? records.filter((record) => 'event' in record && record.event.sport.id === scope.sport)
    : records;

export async function* inOrder<F>(
  files: readonly F[],
  load: (file: F) => Promise<readonly unknown[]>,
): AsyncGenerator<{ readonly file: F; readonly docs: readonly unknown[]; readonly last: boolean }> {
  let coming = files[0] && load(files[0]);
  for (const [at, file] of files.entries()) {
    const docs = (await coming) ?? [];
    const next = files[at + 1];
    coming = next && load(next);
    // The caller awaits it later. Until then a failure must not count as unhandled.
    coming?.catch(() => undefined);
    yield { file, docs, last: next === undefined };
  }
}
