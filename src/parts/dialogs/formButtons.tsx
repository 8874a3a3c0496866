import { ListChecks, Plus } from 'lucide-react';
import { editButtons } from '@/language/en/editButtons';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { DialogButton, type DialogButtonProps } from './DialogButton';
import { EditFactsDialog, EventDialog, MatchDialog, PlayerDialog } from './lazyDialogs';

/** Opens a form if the user may edit. Keeps its place until that is known. */
export function FormButton(props: Pick<DialogButtonProps, 'icon' | 'label' | 'children'>) {
  const mayEdit = useAppSelector(selectMayEdit);
  const likely = useAppSelector(selectLikelyMayEdit);
  return mayEdit || likely ? <DialogButton {...props} size="sm" disabled={!mayEdit} /> : null;
}

export function AddEventButton(props: { readonly sport: string; readonly name?: string }) {
  return (
    <FormButton icon={<Plus />} label={useText()(editButtons.addEvent)}>
      {(close) => <EventDialog {...props} onClose={close} />}
    </FormButton>
  );
}

export function AddMatchButton(props: { readonly eventId: string }) {
  return (
    <FormButton icon={<Plus />} label={useText()(editButtons.addMatch)}>
      {(close) => <MatchDialog {...props} onClose={close} />}
    </FormButton>
  );
}

export function AddPlayerButton(props: { readonly name?: string }) {
  return (
    <FormButton icon={<Plus />} label={useText()(editButtons.addPlayer)}>
      {(close) => <PlayerDialog {...props} onClose={close} />}
    </FormButton>
  );
}

interface EditFactsButtonProps {
  readonly collection: Collection;
  readonly id: string;
  readonly recordName: string;
}

export function EditFactsButton(props: EditFactsButtonProps) {
  return (
    <FormButton icon={<ListChecks />} label={useText()(editButtons.editFacts)}>
      {(close) => <EditFactsDialog {...props} onClose={close} />}
    </FormButton>
  );
}
