import { Plus } from 'lucide-react';
import { useState } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { MatchDialog } from './lazyDialogs';

/** Opens the dialog for a new match on an event's card; nothing for visitors who are not signed in. */
export function AddMatchButton({ eventId }: { readonly eventId: string }) {
  const t = useText();
  const mayEdit = useAppSelector(selectMayEdit);
  const likely = useAppSelector(selectLikelyMayEdit);
  const [open, setOpen] = useState(false);
  if (!mayEdit && !likely) return null;
  return (
    <>
      <Button icon={<Plus aria-hidden />} disabled={!mayEdit} onClick={() => setOpen(true)}>
        {t(editing.addMatch)}
      </Button>
      {open && <MatchDialog eventId={eventId} onClose={() => setOpen(false)} />}
    </>
  );
}
