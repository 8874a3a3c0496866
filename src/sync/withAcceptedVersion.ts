import { firstWriteVersion, writeVersion } from '@/model/writeVersion';
import type { Backend } from '@/backend/backend';
import type { Copies } from '@/backend/copies';
import { BackendError } from '@/backend/errors';

export interface AcceptedVersionOptions {
  readonly copies: Pick<Copies, 'changes'>;
  /** Milliseconds, of a clock that only goes on. */
  readonly now: () => number;
  /** Told when a write is refused because this page is too old. */
  readonly onOutdated: () => void;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** By which this page writes. */
  readonly version?: number;
}

/** How long an answer is good, and how long a write waits for one: without it the server itself may still refuse. */
const keptMs = 3_600_000;
const patienceMs = 3_000;

/**
 * A backend that no longer writes once the list of changes says that pages of this version are too old: what waits is kept,
 * for the page of the next version to send. The list is a published file, asked for before a write and no more than once an
 * hour, so nothing is read of the database for it.
 */
export function withAcceptedVersion(
  backend: Backend,
  { copies, now, onOutdated, wait, version = writeVersion }: AcceptedVersionOptions,
): Backend {
  let asked: { readonly at: number; readonly least: Promise<number | undefined> } | undefined;
  const least = (): Promise<number | undefined> => {
    if (asked === undefined || now() - asked.at > keptMs) {
      const known = copies.changes(new AbortController().signal).then(
        ({ accepts }) => accepts ?? firstWriteVersion,
        () => undefined,
      );
      const one = { at: now(), least: known };
      asked = one;
      // Nothing was learnt: the next write asks again.
      void known.then((found) => {
        if (found === undefined && asked === one) asked = undefined;
      });
    }
    return Promise.race([asked.least, wait(patienceMs).then(() => undefined)]);
  };
  return {
    ...backend,
    commit: async (command) => {
      try {
        const known = await least();
        if (known !== undefined && version < known)
          throw new BackendError('outdated', `Expected a page of version ${known}, found ${version}`);
        return await backend.commit(command);
      } catch (error) {
        if (error instanceof BackendError && error.code === 'outdated') onOutdated();
        throw error;
      }
    },
  };
}
