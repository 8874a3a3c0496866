import { BackendError } from '@/backend/errors';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';

/**
 * Announces to other moderators that this one looks at the proposal, until the returned function is called.
 */
export const lookAt =
  (id: DeltaId): AppThunk<() => void> =>
  (_dispatch, _getState, { backend }) => {
    const begun = backend.ask({ kind: 'lookAt', id }).then(
      () => true,
      (error: unknown) => {
        ignore(error);
        return false;
      },
    );
    return () => {
      void begun.then((isOwn) => (isOwn ? backend.ask({ kind: 'lookAway', id }).catch(ignore) : undefined));
    };
  };

/** Ignores expected failures: offline, or another moderator was first. */
function ignore(error: unknown): void {
  if (!(error instanceof BackendError)) console.warn('Others cannot be told what is looked at', error);
}
