import { describeError } from './describeError';
import { logMessages } from './logMessages';

export type WorkKind = 'acts' | 'copies' | 'withholding' | 'withheldFiles';

export const workFailedOn =
  (logger: { readonly error: (message: string, fields: object) => void }, kind: WorkKind) =>
  (id: string, error: unknown): void =>
    logger.error(logMessages.workFailed, { kind, id, ...describeError(error) });
