import { useEffect, useState } from 'react';
import type { NotificationSupport } from '@/backend/backend';
import { selectNotified } from '@/wiki/preferences/preferencesSelectors';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { changes } from '@/language/en/changes';
import type { Text } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { whileWanted } from '@/lib/whileWanted';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import styles from './NotificationSwitch.module.css';
import { notificationSupport, refreshDevice, setNotifications } from './notificationThunks';

const sentences = {
  supported: changes.notifySupported,
  unsupported: changes.notifyUnsupported,
  'not-configured': changes.notifyNotConfigured,
} as const satisfies Record<NotificationSupport, Text>;

/**
 * Lets the user turn on notifications of decisions and of followed cards. The browser's permission is requested only
 * on the click.
 */
export function NotificationSwitch() {
  const { t, code } = useLanguage();
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const on = useAppSelector(selectNotified) === uid;
  const [support, setSupport] = useState<NotificationSupport>();
  const [busy, setBusy] = useState(false);

  useEffect(() => whileWanted(() => dispatch(notificationSupport()), setSupport), [dispatch]);
  useEffect(() => void dispatch(refreshDevice(code)), [dispatch, code]);

  const change = async (wanted: boolean) => {
    setBusy(true);
    await dispatch(setNotifications(wanted, code));
    setBusy(false);
  };

  if (support === undefined) return null;
  return (
    <div>
      <CheckboxField
        label={t(changes.notify)}
        checked={on}
        disabled={busy || support !== 'supported'}
        onChange={(wanted) => void change(wanted)}
      />
      <p className={styles.advice}>{t(sentences[support])}</p>
    </div>
  );
}
