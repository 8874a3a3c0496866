import { useState } from 'react';
import { ownAccount } from '@/language/en/ownAccount';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { stay } from './leavingThunks';

export function StayButton() {
  const t = useText();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() => {
        setBusy(true);
        void dispatch(stay()).finally(() => setBusy(false));
      }}
    >
      {t(ownAccount.stay)}
    </Button>
  );
}
