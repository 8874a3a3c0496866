import { app } from '@/language/en/app';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { StatusStrip } from '@/ui/StatusStrip';
import { TextLink } from '@/ui/TextLink';
import { useOnline } from '@/ui/useOnline';
import { selectStuckCount, selectWaitingCount } from '@/wiki/outbox/outboxSelectors';

/**
 * Shows that the app is offline, and how many commands wait for the network or the user. Renders nothing
 * otherwise.
 */
export function OutboxStrip() {
  const t = useText();
  const online = useOnline();
  const waiting = useAppSelector(selectWaitingCount);
  const stuck = useAppSelector(selectStuckCount);
  const show = waiting > 0 && <TextLink to={path('outbox')}>{t(app.show)}</TextLink>;
  if (stuck > 0) {
    const what = message(app.attention, { count: stuck });
    return (
      <StatusStrip kind={online ? 'info' : 'offline'} action={show}>
        {online ? t(what) : t(app.offlineAnd, { what })}
      </StatusStrip>
    );
  }
  if (online) return null;
  return (
    <StatusStrip kind="offline" action={show}>
      {waiting === 0 ? t(app.offline) : t(app.offlineWaiting, { count: waiting })}
    </StatusStrip>
  );
}
