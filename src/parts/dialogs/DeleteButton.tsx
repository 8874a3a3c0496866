import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleting } from '@/language/en/deleting';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectOwnNewRecord, selectProposedDeletion } from '@/wiki/records/deletionSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { DeleteDialog } from './lazyDialogs';

export interface DeleteButtonProps {
  readonly collection: Collection;
  readonly id: string;
  readonly name: string;
  readonly leadsTo: string;
}

export function DeleteButton({ collection, id, name, leadsTo }: DeleteButtonProps) {
  const t = useText();
  const navigate = useNavigate();
  const mayEdit = useAppSelector(selectMayEdit);
  const isModerator = useAppSelector(selectIsModerator);
  const isProposed = useAppSelector((state) => selectProposedDeletion(state, collection, id) !== undefined);
  const isOwn = useAppSelector((state) => selectOwnNewRecord(state, collection, id) !== undefined);
  const [open, setOpen] = useState(false);
  if (!mayEdit) return undefined;
  if (isProposed && !isModerator) return <span>{t(deleting.isProposed)}</span>;
  return (
    <>
      <Button variant="quiet" size="sm" icon={<Trash2 />} onClick={() => setOpen(true)}>
        {t(isOwn ? deleting.askWithdrawal : isModerator ? deleting.ask : deleting.askProposal)}
      </Button>
      {open && (
        <DeleteDialog
          collection={collection}
          id={id}
          name={name}
          onClose={() => setOpen(false)}
          onDeleted={() => void navigate(leadsTo)}
        />
      )}
    </>
  );
}
