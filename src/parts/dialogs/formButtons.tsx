import { Eye, ListChecks, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { editing } from '@/language/en/editing';
import { hiding } from '@/language/en/hiding';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { EditFactsDialog, EventDialog, HideDialog, MatchDialog, PlayerDialog } from './lazyDialogs';

interface FormButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

/** Opens a form if the user may edit. Keeps its place until that is known. */
function FormButton({ icon, label, children }: FormButtonProps) {
  const mayEdit = useAppSelector(selectMayEdit);
  const likely = useAppSelector(selectLikelyMayEdit);
  const [open, setOpen] = useState(false);
  if (!mayEdit && !likely) return null;
  return (
    <>
      <Button size="sm" icon={icon} disabled={!mayEdit} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

export function AddEventButton(props: { readonly sport: string; readonly name?: string }) {
  return (
    <FormButton icon={<Plus aria-hidden />} label={useText()(editing.addEvent)}>
      {(close) => <EventDialog {...props} onClose={close} />}
    </FormButton>
  );
}

export function AddMatchButton(props: { readonly eventId: string }) {
  return (
    <FormButton icon={<Plus aria-hidden />} label={useText()(editing.addMatch)}>
      {(close) => <MatchDialog {...props} onClose={close} />}
    </FormButton>
  );
}

export function AddPlayerButton(props: { readonly name?: string }) {
  return (
    <FormButton icon={<Plus aria-hidden />} label={useText()(editing.addPlayer)}>
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
    <FormButton icon={<ListChecks aria-hidden />} label={useText()(editing.editFacts)}>
      {(close) => <EditFactsDialog {...props} onClose={close} />}
    </FormButton>
  );
}

/** Proposes to show a hidden player again. */
export function ShowAgainButton(props: { readonly id: string; readonly name: string }) {
  return (
    <FormButton icon={<Eye aria-hidden />} label={useText()(hiding.show)}>
      {(close) => <HideDialog {...props} onClose={close} />}
    </FormButton>
  );
}
