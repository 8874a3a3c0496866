import type { NotificationSupport } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { selectNotified } from '@/wiki/preferences/preferencesSelectors';
import { notifiedChanged } from '@/wiki/preferences/preferencesSlice';
import { changes } from '@/language/en/changes';
import { message } from '@/language/text';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { selectUid } from '@/wiki/session/sessionSelectors';
import type { DeviceLanguage } from '@/model/news/device';
import type { AppThunk } from '@/store/typed';

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

/**
 * Sends the device's token and language again, because browsers replace the token and readers change the
 * language.
 */
export const refreshDevice =
  (language: DeviceLanguage): AppThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    const uid = selectUid(getState());
    if (uid === undefined || selectNotified(getState()) !== uid) return;
    try {
      const token = await backend.notifications.register();
      dispatch(enqueue({ kind: 'saveDevice', token, wanted: true, language }));
    } catch {
      // The user revoked the permission, or the service cannot be reached: there is nothing to refresh.
    }
  };

export const notificationSupport =
  (): AppThunk<Promise<NotificationSupport>> =>
  async (_dispatch, _getState, { backend }) =>
    backend.notifications.support();
