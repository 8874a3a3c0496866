import { Combine, EyeOff, Split, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleting } from '@/language/en/deleting';
import { hiding } from '@/language/en/hiding';
import { merging } from '@/language/en/merging';
import { splitting } from '@/language/en/splitting';
import { withholding } from '@/language/en/withholding';
import { useText } from '@/language/useLanguage';
import type { Player } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import type { MenuProps } from '@/ui/Menu';
import { DeleteDialog, HideDialog } from '@/parts/dialogs/lazyDialogs';
import { ToolsMenu } from '@/parts/dialogs/ToolsMenu';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectProposedDeletion } from '@/wiki/records/deletionSelectors';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { selectIsAdmin, selectIsModerator } from '@/wiki/session/sessionSelectors';
import { withholdingPath } from './WithholdLink';

/** For editors. A player with matches is hidden, one without is deleted. */
export function PlayerTools({ id, name }: Pick<Player, 'id' | 'name'>) {
  const t = useText();
  const navigate = useNavigate();
  const mayEdit = useAppSelector(selectMayEdit);
  const isAdmin = useAppSelector(selectIsAdmin);
  const isModerator = useAppSelector(selectIsModerator);
  const hasMatches = useAppSelector((state) => selectMatchIdsOfPlayer(state, id).length > 0);
  const merged = useAppSelector((state) => selectMergedInto(state, 'player', id));
  const isProposed = useAppSelector((state) => selectProposedDeletion(state, 'player', id) !== undefined);
  const [dialog, setDialog] = useState<'hide' | 'delete'>();
  const stays = hasMatches || merged.length > 0;
  const opens = (kind: 'hide' | 'delete') => ({ disabled: !mayEdit, onSelect: () => setDialog(kind) });
  const close = () => setDialog(undefined);
  const awaitsDecision = isProposed && !isModerator;
  const tools: MenuProps['items'] = [
    { label: t(merging.link), icon: <Combine />, to: path('merge', { id }) },
    hasMatches && { label: t(splitting.link), icon: <Split />, to: path('split', { id }) },
    stays && { label: t(hiding.hide), icon: <EyeOff />, ...opens('hide') },
    !stays &&
      !awaitsDecision && {
        label: t(isModerator ? deleting.ask : deleting.askProposal),
        icon: <Trash2 />,
        danger: true,
        ...opens('delete'),
      },
  ];
  const withheld = { label: t(withholding.link), icon: <UserX />, to: withholdingPath(id) };
  return (
    <>
      <ToolsMenu items={[...tools, isAdmin && withheld]} />
      {mayEdit && !stays && awaitsDecision && <span>{t(deleting.isProposed)}</span>}
      {dialog === 'hide' && <HideDialog id={id} name={name} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDialog
          collection="player"
          id={id}
          name={name}
          onClose={close}
          onDeleted={() => void navigate(path('players'))}
        />
      )}
    </>
  );
}
