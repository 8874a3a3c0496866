import type { DeviceLanguage } from '@/model/device';
import type { DigestRhythm } from '@/model/digest';
import type { AppThunk } from '@/store/typed';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { selectDigest } from './digestSelectors';

/** Tells whether the site sends e-mails at all. */
export const siteSendsMail =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { sendsMail }) =>
    sendsMail;

/** Has the user's unread news sent by e-mail so often, in a language. */
export const chooseDigest =
  (rhythm: DigestRhythm, language: DeviceLanguage): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'saveDigest', rhythm, language }));
  };

/** Readers change their language; whoever gets e-mails gets them in that. */
export const refreshDigest =
  (language: DeviceLanguage): AppThunk =>
  (dispatch, getState) => {
    const chosen = selectDigest(getState());
    if (chosen && chosen.rhythm !== 'none' && chosen.language !== language)
      dispatch(chooseDigest(chosen.rhythm, language));
  };
