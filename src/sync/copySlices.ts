import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { Copies } from '@/backend/copies';
import type { KnownRestoration } from './otherState';
import { createPace, type Pace } from './pace';
import type { Scope } from '@/backend/scope';

export interface SliceOptions {
  /** Lets the main thread do something else. */
  readonly pause: () => Promise<void>;
  /** How many records are parsed, and then delivered, in one turn. */
  readonly pace?: () => Pace;
}

/** The means to take in published data. */
export interface PublishedOptions extends SliceOptions {
  readonly copies: Copies;
  readonly known: KnownRestoration;
}

/** Parses documents and hands them on slice by slice, as fast as the device can without standing still. */
export function createSlices({ pause, pace: newPace = createPace }: SliceOptions) {
  const pace = newPace();
  return async <T>(
    docs: readonly unknown[],
    parse: (slice: readonly unknown[]) => T,
    /** `last` with the last slice of these. */
    tell: (parsed: T, last: boolean) => void,
  ): Promise<void> => {
    for (let from = 0; from < docs.length;) {
      const size = pace.size();
      // Parsing records and taking them in are each a task of some length.
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

/** Parses a record of a published file. It was written by the same parser: what does not pass is damage, not an odd document. */
export function parseRecord(entity: Collection, doc: unknown, file: string): AnyRecord {
  const record = recordParsers[entity](doc);
  if (!record.ok) throw new Error(`${file}: ${record.error}`);
  return record.value;
}

/** A sport's matches are some of all. */
export const ofScope = (scope: Scope, records: readonly AnyRecord[]): readonly AnyRecord[] =>
  scope.kind === 'matchesOfSport'
    ? records.filter((record) => 'event' in record && record.event.sport.id === scope.sport)
    : records;

/** The contents of files one after the other; the next is on its way while one is used. */
export async function* inOrder<F>(
  files: readonly F[],
  load: (file: F) => Promise<readonly unknown[]>,
): AsyncGenerator<{ readonly file: F; readonly docs: readonly unknown[]; readonly last: boolean }> {
  let coming = files[0] && load(files[0]);
  for (const [at, file] of files.entries()) {
    const docs = (await coming) ?? [];
    const next = files[at + 1];
    coming = next && load(next);
    // A caller who awaits it hears of it; until then it is no unhandled rejection.
    coming?.catch(() => undefined);
    yield { file, docs, last: next === undefined };
  }
}
