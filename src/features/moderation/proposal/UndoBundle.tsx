import { dequal } from 'dequal';
import { Undo2 } from 'lucide-react';
import { bundles } from '@/language/en/bundles';
import { history } from '@/language/en/history';
import { ui } from '@/language/en/ui';
import { message } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';
import { readersDay } from '@/parts/days/useToday';
import { errorText } from '@/parts/drafts/errorText';
import { loadUndo } from '@/parts/history/undoCode';
import { useRevert } from '@/parts/history/useRevert';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectBundleUndoing } from '@/wiki/history/bundleUndoing';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';

interface UndoBundleProps {
  readonly author: string;
  readonly id: string;
}

export function UndoBundle(props: UndoBundleProps) {
  const mayEdit = useAppSelector(selectMayEdit);
  const isModerator = useAppSelector(selectIsModerator);
  if (!mayEdit) return undefined;
  return isModerator ? <RevertBundle {...props} /> : <ProposeUndoing {...props} />;
}

function RevertBundle({ author, id }: UndoBundleProps) {
  const t = useText();
  const ask = useRevert();
  const { ids, left } = useAppSelector((state) => selectBundleUndoing(state, author, id), dequal);
  if (ids.length === 0) return undefined;
  return (
    <Button size="sm" icon={<Undo2 aria-hidden />} onClick={() => void ask(ids, left)}>
      {t(bundles.revertAll, { count: ids.length })}
    </Button>
  );
}

function ProposeUndoing({ author, id }: UndoBundleProps) {
  const { t, dates } = useLanguage();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const undoing = useAppSelector((state) => selectBundleUndoing(state, author, id), dequal);
  // Only a moderator can restore a deleted record.
  const left = undoing.left + undoing.restored.length;
  const count = undoing.edits.length;
  if (count === 0) return undefined;
  const ask = async () => {
    // Load the code before asking, so that nobody writes a note in vain.
    const code = await loadUndo().catch(() => undefined);
    if (code === undefined) {
      dispatch(noticeShown({ id: 'not-here-yet', message: message(ui.notHereYet) }));
      return;
    }
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
      dispatch(code.undoBundle(author, id, cleanProse(note) || t(history.propose)));
    } catch (error) {
      dispatch(noticeShown({ id: `undone/${id}`, message: errorText(error), tone: 'error' }));
    }
  };
  return (
    <Button size="sm" icon={<Undo2 aria-hidden />} onClick={() => void ask()}>
      {t(bundles.proposeAll, { count })}
    </Button>
  );
}
