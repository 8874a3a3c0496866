import { dequal } from 'dequal';
import { Undo2 } from 'lucide-react';
import { bundles } from '@/language/en/bundles';
import { history } from '@/language/en/history';
import { ui } from '@/language/en/ui';
import { message } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';
import { readersDay } from '@/parts/display/useToday';
import { errorText } from '@/parts/editing/errorText';
import { loadUndo } from '@/parts/history/undoCode';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectBundleUndoing } from '@/wiki/history/bundleUndoing';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';

/** Proposes to take back all that was applied of a bundle; for those who are signed in. */
export function UndoBundle({ author, id }: { readonly author: string; readonly id: string }) {
  const { t, dates } = useLanguage();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const mayEdit = useAppSelector(selectMayEdit);
  const isModerator = useAppSelector(selectIsModerator);
  const undoing = useAppSelector((state) => selectBundleUndoing(state, author, id), dequal);
  const restored = isModerator ? undoing.restored.length : 0;
  const left = undoing.left + (undoing.restored.length - restored);
  const count = undoing.edits.length + restored;
  if (!mayEdit || count === 0) return undefined;
  const ask = async () => {
    // Before the question, so that nobody writes a note for nothing.
    const code = await loadUndo().catch(() => undefined);
    if (code === undefined) {
      dispatch(noticeShown({ id: 'not-here-yet', message: message(ui.notHereYet) }));
      return;
    }
    const note = await dialogs.prompt({
      title: t(bundles.undoTitle, { count }),
      body: (
        <>
          {undoing.edits.length > 0 && <p>{t(bundles.undoBody)}</p>}
          {restored > 0 && <p>{t(bundles.undoDeletions, { count: restored })}</p>}
          {left > 0 && <p>{t(bundles.undoLeft, { count: left })}</p>}
        </>
      ),
      label: t(history.undoWhy),
      initialValue: t(history.undoNote, { day: dates.day(readersDay()) ?? '' }),
      multiline: true,
      rows: 3,
      maxLength: limits.note,
    });
    if (note === undefined) return;
    try {
      // A new record is deleted for a reason.
      dispatch(code.undoBundle(author, id, cleanProse(note) || t(history.undo)));
    } catch (error) {
      dispatch(noticeShown({ id: `undone/${id}`, message: errorText(error), tone: 'error' }));
    }
  };
  return (
    <Button size="sm" icon={<Undo2 aria-hidden />} onClick={() => void ask()}>
      {t(bundles.undoAll, { count })}
    </Button>
  );
}
