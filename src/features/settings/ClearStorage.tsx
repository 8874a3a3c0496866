import { useState } from 'react';
import { stored } from '@/language/en/stored';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { Stack } from '@/ui/Stack';
import { keptChanged } from '@/wiki/preferences/preferencesSlice';
import { clearStored } from './settingsThunks';

export function ClearStorage({ reload = () => window.location.reload() }: { readonly reload?: () => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const keeps = useAppSelector((state) => state.preferences.kept.length > 0);
  const waiting = useAppSelector((state) => state.outbox.commands.length);
  const [failed, setFailed] = useState(false);

  const clear = async (what: 'seen' | 'all') => {
    const sure = await dialogs.confirm({
      title: t(what === 'all' ? stored.clearAllTitle : stored.clearSeenTitle),
      body: (
        <>
          <p>{t(stored.clearWarning)}</p>
          {waiting > 0 && <p>{t(stored.clearKeepsChanges, { count: waiting })}</p>}
        </>
      ),
      okLabel: t(stored.clear),
      danger: true,
    });
    if (!sure) return;
    const alsoChanges =
      what === 'all' &&
      waiting > 0 &&
      (await dialogs.confirm({
        title: t(stored.discardTitle, { count: waiting }),
        body: <p>{t(stored.discardWarning)}</p>,
        danger: true,
      }));
    try {
      await dispatch(clearStored(what, alsoChanges));
      if (what === 'all') dispatch(keptChanged([]));
      reload();
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  };

  return (
    <Stack gap={3}>
      <Stack row gap={2}>
        {keeps && <Button onClick={() => void clear('seen')}>{t(stored.clearSeen)}</Button>}
        <Button variant="danger" onClick={() => void clear('all')}>
          {t(stored.clearAll)}
        </Button>
      </Stack>
      {failed && <p role="alert">{t(stored.clearFailed)}</p>}
    </Stack>
  );
}
