import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { history } from '@/language/en/history';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { lazyDialog } from '@/parts/dialogs/lazyDialog';

/** The dialog that reverts what an account did, without its code until a moderator opens it. */
const { Part: RevertSinceDialog } = lazyDialog(() =>
  import('./RevertSinceDialog').then((code) => code.RevertSinceDialog),
);

export function RevertSince({ uid }: { readonly uid: string }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Undo2 aria-hidden />} onClick={() => setOpen(true)}>
        {t(history.revertAll)}
      </Button>
      {open && <RevertSinceDialog uid={uid} onClose={() => setOpen(false)} />}
    </>
  );
}
