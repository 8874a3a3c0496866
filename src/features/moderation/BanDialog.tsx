import { useState } from 'react';
import { ProfileName } from '@/features/wiki/display/ProfileName';
import { useAppDispatch } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { banAuthor } from './moderationThunks';

export interface BanDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** Asks what is to become of an author's changes, and bans the account. */
export function BanDialog({ uid, onClose }: BanDialogProps) {
  const dispatch = useAppDispatch();
  const [reject, setReject] = useState(true);
  const [undo, setUndo] = useState(false);
  const ban = () => {
    dispatch(banAuthor(uid, { reject, undo }));
    onClose();
  };
  return (
    <FormDialog
      open
      danger
      title={
        <>
          Ban <ProfileName uid={uid} />?
        </>
      }
      okLabel="Ban author"
      onOk={ban}
      onCancel={onClose}
    >
      <p>The account may propose nothing more. Every moderator sees this in the log and can lift it there.</p>
      <CheckboxField label="Reject all its open proposals" checked={reject} onChange={setReject} />
      <CheckboxField label="Propose undoing its applied changes" checked={undo} onChange={setUndo} />
    </FormDialog>
  );
}
