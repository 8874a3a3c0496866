import { useAppSelector } from '@/store/typed';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { DialogButton, type DialogButtonProps } from './DialogButton';

/** A button for editors that opens a form. */
export function FormButton(props: Omit<DialogButtonProps, 'disabled'>) {
  const mayEdit = useAppSelector(selectMayEdit);
  const likely = useAppSelector(selectLikelyMayEdit);
  return mayEdit || likely ? <DialogButton {...props} disabled={!mayEdit} /> : null;
}
