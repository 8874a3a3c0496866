import { describeError } from './describeError';
import { logMessages } from './logMessages';

/**
 * The kinds of work that goes on by itself, and what names a piece of it: a note in `staleCopies`, or the act by which a
 * name is withheld.
 */
export type WorkKind = 'copies' | 'withholding' | 'withheldFiles';

/** Tells the log, in the one line that a metric counts and without personal data, of each piece of such work that failed. */
export const workFailedOn =
  (logger: { readonly error: (message: string, fields: object) => void }, kind: WorkKind) =>
  (id: string, error: unknown): void =>
    logger.error(logMessages.workFailed, { kind, id, ...describeError(error) });
