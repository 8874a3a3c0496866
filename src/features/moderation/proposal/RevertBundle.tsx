import { dequal } from 'dequal';
import { Undo2 } from 'lucide-react';
import { bundles } from '@/language/en/bundles';
import { history } from '@/language/en/history';
import { useText } from '@/language/useLanguage';
import { cleanProse } from '@/model/texts';
import { errorText } from '@/parts/drafts/errorText';
import { readyToRevert, useAskWhyReverted } from '@/parts/history/proposingRevert';
import { useRevert } from '@/parts/history/useRevert';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectBundleRevert } from '@/wiki/history/bundleRevert';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';

type RevertBundleProps = Readonly<Record<'author' | 'id', string>>;

export function RevertBundle(props: RevertBundleProps) {
  const mayEdit = useAppSelector(selectMayEdit);
  const isModerator = useAppSelector(selectIsModerator);
  if (!mayEdit) return undefined;
  return isModerator ? <RevertBundleAtOnce {...props} /> : <ProposeBundleRevert {...props} />;
}

function RevertBundleAtOnce({ author, id }: RevertBundleProps) {
  const t = useText();
  const ask = useRevert();
  const { ids, left } = useAppSelector((state) => selectBundleRevert(state, author, id), dequal);
  if (ids.length === 0) return undefined;
  return (
    <Button size="sm" icon={<Undo2 aria-hidden />} onClick={() => void ask(ids, left)}>
      {t(bundles.revertAll, { count: ids.length })}
    </Button>
  );
}

function ProposeBundleRevert({ author, id }: RevertBundleProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const askWhy = useAskWhyReverted();
  const revert = useAppSelector((state) => selectBundleRevert(state, author, id), dequal);
  // Only a moderator can restore a deleted record.
  const left = revert.left + revert.restored.length;
  const count = revert.edits.length;
  if (count === 0) return undefined;
  const ask = async () => {
    const code = await dispatch(readyToRevert());
    if (code === undefined) return;
    const note = await askWhy(
      t(bundles.proposeTitle, { count }),
      <>
        <p>{t(bundles.proposeBody)}</p>
        {left > 0 && <p>{t(bundles.revertLeft, { count: left })}</p>}
      </>,
    );
    if (note === undefined) return;
    try {
      // Deleting a new record requires a reason.
      dispatch(code.proposeBundleRevert(author, id, cleanProse(note) || t(history.revert)));
    } catch (error) {
      dispatch(noticeShown({ id: `revert-proposed/${id}`, message: errorText(error), tone: 'error' }));
    }
  };
  return (
    <Button size="sm" icon={<Undo2 aria-hidden />} onClick={() => void ask()}>
      {t(bundles.revertAll, { count })}
    </Button>
  );
}
