import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fieldSpecs } from '@/model/fields';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectMayEdit } from './editingSelectors';
import { PlayerNamesakes } from './Namesakes';
import { proposePlayer } from './newRecordThunks';
import { RecordDialog } from './RecordDialog';

/** Opens the dialog for a new player; nothing for visitors who are not signed in. */
export function AddPlayerButton() {
  const dispatch = useAppDispatch();
  const mayEdit = useAppSelector(selectMayEdit);
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        Add player
      </Button>
      {open && (
        <RecordDialog
          title="New player"
          fields={fieldSpecs.player}
          advice={(drafts) => <PlayerNamesakes draft={drafts['name']} />}
          onPropose={(drafts, why) => dispatch(proposePlayer(drafts, why))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
