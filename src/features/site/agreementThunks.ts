import type { AppThunk } from '@/store/typed';
import { selectUnagreed } from '@/wiki/outbox/agreement';
import { amendCommand, enqueue } from '@/wiki/outbox/outboxThunks';

/** Agrees to the site's current terms. Waiting commands are sent once the server has stored it. */
export const agreeToTerms =
  (version: number): AppThunk =>
  (dispatch, getState) => {
    // Some may wait for a version that was withdrawn, which nobody can agree to any more.
    for (const { id, body, terms = 0 } of selectUnagreed(getState()))
      if (terms > version) dispatch(amendCommand(id, body));
    dispatch(enqueue({ kind: 'agree', version }));
  };

/** Releases commands that wait for terms the site no longer has. */
export const sendWithoutTerms = (): AppThunk => (dispatch, getState) => {
  for (const { id, body } of selectUnagreed(getState())) dispatch(amendCommand(id, body));
};
