import { firstWriteVersion, writeVersion } from '@/model/accounts/writeVersion';
import type { Backend } from '@/backend/backend';
import type { Copies } from '@/backend/copies';
import { BackendError } from '@/backend/errors';

export interface AcceptedVersionOptions {
  readonly copies: Pick<Copies, 'changes'>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly onOutdated: () => void;
  readonly wait: (ms: number) => Promise<void>;
  readonly version?: number;
}

/**
 * Lifetime of an answer, and how long a write waits for it. Without an answer, the server still refuses old
 * pages.
 */
const keptMs = 3_600_000;
const patienceMs = 3_000;

/**
 * A backend that stops writing once the list of changes says that this version is too old. Commands stay on
 * the device for the next version to send. The list is a published file, read before a write at most once an
 * hour, so this costs no database reads.
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
      // Let the next write ask again.
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
