import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deleting } from '@/language/en/deleting';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectOwnNewRecord, selectProposedDeletion } from '@/wiki/records/deletionSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { DialogButton } from './DialogButton';
import { DeleteDialog } from './lazyDialogs';

export interface DeleteButtonProps {
  readonly collection: Collection;
  readonly id: string;
  readonly name: string;
  readonly leadsTo: string;
}

export function DeleteButton({ leadsTo, ...record }: DeleteButtonProps) {
  const { collection, id } = record;
  const t = useText();
  const navigate = useNavigate();
  const mayEdit = useAppSelector(selectMayEdit);
  const isModerator = useAppSelector(selectIsModerator);
  const isProposed = useAppSelector((state) => selectProposedDeletion(state, collection, id) !== undefined);
  const isOwn = useAppSelector((state) => selectOwnNewRecord(state, collection, id) !== undefined);
  if (!mayEdit) return undefined;
  if (isProposed && !isModerator) return <span>{t(deleting.isProposed)}</span>;
  return (
    <DialogButton
      variant="quiet"
      size="sm"
      icon={<Trash2 />}
      label={t(isOwn ? deleting.askWithdrawal : isModerator ? deleting.ask : deleting.askProposal)}
    >
      {(close) => <DeleteDialog {...record} onClose={close} onDeleted={() => void navigate(leadsTo)} />}
    </DialogButton>
  );
}
