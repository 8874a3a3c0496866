import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { history } from '@/language/en/history';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { RaiseLimitDialog } from './lazyRaiseLimit';

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
