import type { DeviceLanguage } from '@/model/news/device';
import type { AppThunk } from '@/store/typed';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { selectDigest } from './digestSelectors';

export const siteSendsMail =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { sendsMail }) =>
    sendsMail;

/** Keeps the e-mails' language equal to the interface's. */
export const refreshDigest =
  (language: DeviceLanguage): AppThunk =>
  (dispatch, getState) => {
    const chosen = selectDigest(getState());
    if (chosen && chosen.rhythm !== 'none' && chosen.language !== language)
      dispatch(enqueue({ kind: 'saveDigest', rhythm: chosen.rhythm, language }));
  };
