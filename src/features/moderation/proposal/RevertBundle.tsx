import { dequal } from 'dequal';
import { Undo2 } from 'lucide-react';
import { bundles } from '@/language/en/bundles';
import { history } from '@/language/en/history';
import { useLanguage, useText } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';
import { readersDay } from '@/parts/days/useToday';
import { errorText } from '@/parts/drafts/errorText';
import { useRevertingCode } from '@/parts/history/useRevertingCode';
import { useRevert } from '@/parts/history/useRevert';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectBundleRevert } from '@/wiki/history/bundleRevert';
import { errorShown } from '@/wiki/notices/outcomeNotices';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';

interface RevertBundleProps {
  readonly author: string;
  readonly id: string;
}

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
    <Button size="sm" icon={<Undo2 />} onClick={() => void ask(ids, left)}>
      {t(bundles.revertAll, { count: ids.length })}
    </Button>
  );
}

function ProposeBundleRevert({ author, id }: RevertBundleProps) {
  const { t, dates } = useLanguage();
  const dispatch = useAppDispatch();
  const load = useRevertingCode();
  const dialogs = useDialogs();
  const revert = useAppSelector((state) => selectBundleRevert(state, author, id), dequal);
  // Only a moderator can restore a deleted record.
  const left = revert.left + revert.restored.length;
  const count = revert.edits.length;
  if (count === 0) return undefined;
  const ask = async () => {
    const code = await load();
    if (code === undefined) return;
    const note = await dialogs.prompt({
      title: t(bundles.proposeTitle, { count }),
      body: (
        <>
          <p>{t(bundles.proposeBody)}</p>
          {left > 0 && <p>{t(bundles.revertLeft, { count: left })}</p>}
        </>
      ),
      label: t(history.proposeWhy),
      initialValue: t(history.revertNote, { day: dates.day(readersDay()) ?? '' }),
      multiline: true,
      rows: 3,
      maxLength: limits.note,
    });
    if (note === undefined) return;
    try {
      // Deleting a new record requires a reason.
      dispatch(code.proposeBundleRevert(author, id, cleanProse(note) || t(history.revert)));
    } catch (error) {
      dispatch(errorShown(`revert-proposed/${id}`, errorText(error)));
    }
  };
  return (
    <Button size="sm" icon={<Undo2 />} onClick={() => void ask()}>
      {t(bundles.revertAll, { count })}
    </Button>
  );
}
