import { describeError } from './describeError';
import { logMessages } from './logMessages';

/**
 * The kinds of work that goes on by itself, and what names a piece of it: a note in `staleCopies`, or the act by which a
 * name is withheld.
 */
export type WorkKind = 'copies' | 'withholding' | 'withheldFiles';

/** Hears of each piece of work that failed; carries no personal data. */
export type WorkFailed = (kind: WorkKind, id: string, error: unknown) => void;

/** Tells the log of work that failed, in the one line that a metric counts. */
export const workFailedOn =
  (logger: { readonly error: (message: string, fields: object) => void }): WorkFailed =>
  (kind, id, error) =>
    logger.error(logMessages.workFailed, { kind, id, ...describeError(error) });
