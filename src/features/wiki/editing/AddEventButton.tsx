import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fieldsFor } from '@/model/fields';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectMayEdit } from './editingSelectors';
import { EventNamesakes } from './Namesakes';
import { proposeEvent } from './newRecordThunks';
import { RecordDialog } from './RecordDialog';

/** Opens the dialog for a new event of the sport; nothing for visitors who are not signed in. */
export function AddEventButton({ sport }: { readonly sport: string }) {
  const dispatch = useAppDispatch();
  const mayEdit = useAppSelector(selectMayEdit);
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        Add event
      </Button>
      {open && (
        <RecordDialog
          title="New event"
          fields={fieldsFor('event', sport)}
          sport={sport}
          advice={(drafts) => <EventNamesakes sport={sport} draft={drafts['name']} />}
          onPropose={(drafts, why) => dispatch(proposeEvent(sport, drafts, why))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
