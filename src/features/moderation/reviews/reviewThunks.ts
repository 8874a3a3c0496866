import { BackendError } from '@/backend/errors';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { reviewsActions } from './reviewsSlice';

/** Follows who looks at what, for moderators, until the returned call ends it. */
export const followReviews =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { backend }) => {
    const stop = backend.reviews.follow(
      (reviews) => dispatch(reviewsActions.arrived(reviews)),
      // The queue works without: nobody is kept from deciding.
      (error) => console.warn('Who looks at what cannot be followed', error),
    );
    return () => {
      stop();
      dispatch(reviewsActions.closed());
    };
  };

/** Tells other moderators that this one looks at the proposal, until the returned call ends it. */
export const lookAt =
  (id: DeltaId): AppThunk<() => void> =>
  (_dispatch, _getState, { backend }) => {
    const begun = backend.reviews.begin(id).then(
      () => true,
      (error: unknown) => {
        ignore(error);
        return false;
      },
    );
    return () => {
      void begun.then((isOwn) => (isOwn ? backend.reviews.end(id).catch(ignore) : undefined));
    };
  };

/** Passes over what is no fault: a network that is away, and another moderator who was first. */
function ignore(error: unknown): void {
  if (!(error instanceof BackendError)) console.warn('Others cannot be told what is looked at', error);
}
