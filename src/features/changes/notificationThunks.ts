import type { NotificationSupport } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { selectNotified } from '@/wiki/preferences/preferencesSelectors';
import { notifiedChanged } from '@/wiki/preferences/preferencesSlice';
import { changes } from '@/language/en/changes';
import { message } from '@/language/text';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { selectUid } from '@/wiki/session/sessionSelectors';
import type { DeviceLanguage } from '@/model/device';
import type { AppThunk } from '@/store/typed';

/** Has this device announce decisions on the user's changes in a language, or no longer; dispatch it from a click. */
export const setNotifications =
  (on: boolean, language: DeviceLanguage): AppThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    const uid = selectUid(getState());
    if (uid === undefined) return;
    try {
      const token = on ? await backend.notifications.register() : await backend.notifications.unregister();
      if (token !== undefined)
        dispatch(enqueue({ kind: 'saveDevice', token, wanted: on, ...(on && { language }) }));
      dispatch(notifiedChanged(on ? uid : null));
    } catch (error) {
      const known = error instanceof BackendError && error.code === 'permission-denied';
      const why = message(known ? changes.notifyDenied : changes.notifyFailed);
      dispatch(noticeShown({ id: 'notifications', tone: 'error', multiLine: true, message: why }));
    }
  };

/** Browsers change a device's token now and then, and readers their language; the server is told what counts. */
export const refreshDevice =
  (language: DeviceLanguage): AppThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    const uid = selectUid(getState());
    if (uid === undefined || selectNotified(getState()) !== uid) return;
    try {
      const token = await backend.notifications.register();
      dispatch(enqueue({ kind: 'saveDevice', token, wanted: true, language }));
    } catch {
      // The permission was taken back in the browser, or the service is out of reach; then there is nothing to refresh.
    }
  };

/** Tells whether this device can announce anything. */
export const notificationSupport =
  (): AppThunk<Promise<NotificationSupport>> =>
  async (_dispatch, _getState, { backend }) =>
    backend.notifications.support();
