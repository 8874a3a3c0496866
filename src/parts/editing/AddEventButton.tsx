import { Plus } from 'lucide-react';
import { useState } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { fieldsFor } from '@/model/fields';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { draftOf } from './draft';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { EventNamesakes, RecordDialog } from './lazyDialogs';
import { proposeEvent } from './newRecordThunks';

/** Opens the dialog for a new event of the sport, which may bear a name already; nothing for visitors who are not signed in. */
export function AddEventButton({ sport, name }: { readonly sport: string; readonly name?: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const mayEdit = useAppSelector(selectMayEdit);
  const [open, setOpen] = useState(false);
  const likely = useAppSelector(selectLikelyMayEdit);
  if (!mayEdit && !likely) return null;
  return (
    <>
      <Button icon={<Plus aria-hidden />} disabled={!mayEdit} onClick={() => setOpen(true)}>
        {t(editing.addEvent)}
      </Button>
      {open && (
        <RecordDialog
          collection="event"
          form={`event/new/${sport}`}
          title={t(editing.newEvent)}
          fields={fieldsFor('event', sport)}
          sport={sport}
          {...(name !== undefined && { initial: { name: draftOf(name) } })}
          advice={(drafts) => <EventNamesakes sport={sport} draft={drafts['name']} />}
          onPropose={(drafts, why) => dispatch(proposeEvent(sport, drafts, why))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
