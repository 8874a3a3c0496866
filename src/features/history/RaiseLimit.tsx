import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { history } from '@/language/en/history';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { lazyDialog } from '@/parts/dialogs/lazyDialog';

/** The dialog that raises an account's limit, without its code until a moderator opens it. */
const { Part: RaiseLimitDialog } = lazyDialog(() =>
  import('./RaiseLimitDialog').then((code) => code.RaiseLimitDialog),
);

/** Lets a moderator raise an account's limit of open proposals, for example for an import. */
export function RaiseLimit({ uid }: { readonly uid: string }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<PackagePlus aria-hidden />} onClick={() => setOpen(true)}>
        {t(history.raiseLimit)}
      </Button>
      {open && <RaiseLimitDialog uid={uid} onClose={() => setOpen(false)} />}
    </>
  );
}
