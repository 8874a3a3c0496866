import { BackendError } from '@/backend/errors';
import type { AppThunk } from '@/store/typed';

/** Declines a request. Resolves to an error code, or `undefined` on success. */
export const dropRequest =
  (id: string): AppThunk<Promise<string | undefined>> =>
  (_dispatch, _getState, { backend, newId }) =>
    codeOf(backend.ask({ kind: 'dropRequest', id, action: newId() }));

interface Withholding {
  readonly players: readonly string[];
  readonly names: readonly string[];
  readonly request: string | undefined;
  readonly action: string;
}

/** Withholds a name for good. Resolves to an error code, or `undefined` on success. */
export const withholdName =
  ({ players, names, request, action }: Withholding): AppThunk<Promise<string | undefined>> =>
  (_dispatch, _getState, { backend }) =>
    codeOf(
      backend.ask({ kind: 'withhold', players, names, ...(request !== undefined && { request }), action }),
    );

export const newAction =
  (): AppThunk<string> =>
  (_dispatch, _getState, { newId }) =>
    newId();

const codeOf = (asked: Promise<void>): Promise<string | undefined> =>
  asked.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof BackendError) return error.code;
      throw error;
    },
  );
