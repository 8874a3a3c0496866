import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deleting } from '@/language/en/deleting';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';

export interface DeleteButtonProps {
  readonly collection: 'match' | 'player';
  readonly id: string;
  readonly name: string;
  /** The page to go to, since that of the record is about to have nothing to show. */
  readonly leadsTo: string;
}

/** Deletes a match or a player, after a question and ten seconds to think again; nothing but for moderators. */
export function DeleteButton({ collection, id, name, leadsTo }: DeleteButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const isModerator = useAppSelector(selectIsModerator);
  if (!isModerator) return undefined;
  const remove = async () => {
    const sure = await dialogs.confirm({
      title: t(deleting.title, { name }),
      body: t(deleting.restorable),
      danger: true,
    });
    if (!sure) return;
    const { deleteSoon } = await import(/* webpackChunkName: "editing" */ './deletionThunks');
    dispatch(deleteSoon(collection, id, name));
    void navigate(leadsTo);
  };
  return (
    <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => void remove()}>
      {t(deleting.delete)}
    </Button>
  );
}
