import { Plus } from 'lucide-react';
import { useState } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { fieldSpecs } from '@/model/schema/recordSchema';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { draftOf } from './draft';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { PlayerNamesakes, RecordDialog } from './lazyDialogs';
import { proposePlayer } from './newRecordThunks';

/** Opens the dialog for a new player, who may bear a name already; nothing for visitors who are not signed in. */
export function AddPlayerButton({ name }: { readonly name?: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const mayEdit = useAppSelector(selectMayEdit);
  const [open, setOpen] = useState(false);
  const likely = useAppSelector(selectLikelyMayEdit);
  if (!mayEdit && !likely) return null;
  return (
    <>
      <Button icon={<Plus aria-hidden />} disabled={!mayEdit} onClick={() => setOpen(true)}>
        {t(editing.addPlayer)}
      </Button>
      {open && (
        <RecordDialog
          collection="player"
          form="player/new"
          title={t(editing.newPlayer)}
          fields={fieldSpecs.player}
          {...(name !== undefined && { initial: { name: draftOf(name) } })}
          advice={(drafts) => <PlayerNamesakes draft={drafts['name']} />}
          onPropose={(drafts, why) => dispatch(proposePlayer(drafts, why))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
