import { BackendError } from '@/backend/errors';
import type { PersonRequest } from '@/model/report';
import type { AppThunk } from '@/store/typed';

/** Follows who asks not to be named, until the returned call ends it; `failed` is told the code. */
export const followRequests =
  (
    arrived: (requests: readonly PersonRequest[]) => void,
    failed: (code: string) => void,
  ): AppThunk<() => void> =>
  (_dispatch, _getState, { backend }) =>
    backend.withholding.followRequests(arrived, ({ code }) => failed(code));

/** Declines a request; the code of what went wrong, if something did. */
export const dropRequest =
  (id: string): AppThunk<Promise<string | undefined>> =>
  (_dispatch, _getState, { backend, newId }) =>
    codeOf(backend.withholding.dropRequest(id, newId()));

/** A name that is to be withheld, and under which id it is asked for, also again. */
interface Withholding {
  readonly players: readonly string[];
  readonly names: readonly string[];
  readonly request: string | undefined;
  readonly action: string;
}

/** Withholds a name for good; the code of what went wrong, if something did. */
export const withholdName =
  ({ players, names, request, action }: Withholding): AppThunk<Promise<string | undefined>> =>
  (_dispatch, _getState, { backend }) =>
    codeOf(
      backend.withholding.withhold({ players, names, ...(request !== undefined && { request }) }, action),
    );

/** The id under which the server is asked, which makes asking again harmless. */
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
