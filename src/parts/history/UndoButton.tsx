import { dequal } from 'dequal';
import { Undo2 } from 'lucide-react';
import { deleting } from '@/language/en/deleting';
import { history } from '@/language/en/history';
import { ui } from '@/language/en/ui';
import { message } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { fieldLabel } from '../display/sportWords';
import { readersDay } from '../display/useToday';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectUndoing } from '@/wiki/history/historySelectors';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { restoreAct } from '@/wiki/history/restoreAct';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { loadUndo } from './undoCode';

/**
 * Proposes to take one applied change back, or says why that cannot be done by itself; for those who are signed in. What was
 * deleted a moderator restores.
 */
export function UndoButton({ id }: { readonly id: DeltaId }) {
  const { t, list } = useLanguage();
  const ask = useUndo(id);
  const mayEdit = useAppSelector(selectMayEdit);
  const isModerator = useAppSelector(selectIsModerator);
  const undoing = useAppSelector((state) => selectUndoing(state, id), dequal);
  if (!mayEdit || undoing === undefined) return null;
  switch (undoing.kind) {
    case 'created':
    case 'invalid':
      return null;
    case 'deleted':
      return isModerator ? <RestoreButton id={id} /> : null;
    case 'undone':
      return <span>{t(history.isUndone)}</span>;
    case 'overlaps':
      return (
        <span>
          {t(history.overlaps, { fields: list(undoing.fields.map((field) => fieldLabel(t, field))) })}
        </span>
      );
    case 'proposal':
  }
  return (
    <Button size="sm" variant="quiet" icon={<Undo2 aria-hidden />} onClick={() => void ask()}>
      {t(history.undo)}
    </Button>
  );
}

/** Brings back what an applied proposal has deleted. */
function RestoreButton({ id }: { readonly id: DeltaId }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const restore = () => {
    dispatch(restoreAct(id));
    dispatch(noticeShown({ id: `restore/${id}`, message: message(deleting.restoring), tone: 'success' }));
  };
  return (
    <Button size="sm" variant="quiet" icon={<Undo2 aria-hidden />} onClick={restore}>
      {t(deleting.restore)}
    </Button>
  );
}

/** Asks for a note and then proposes what was there before the change. */
function useUndo(id: DeltaId): () => Promise<void> {
  const { t, dates } = useLanguage();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  return async () => {
    // Before the question, so that nobody writes a note for nothing.
    const code = await loadUndo().catch(() => undefined);
    if (code === undefined) {
      dispatch(noticeShown({ id: 'not-here-yet', message: message(ui.notHereYet) }));
      return;
    }
    const note = await dialogs.prompt({
      title: t(history.undoTitle),
      body: <p>{t(history.undoBody)}</p>,
      label: t(history.undoWhy),
      initialValue: t(history.undoNote, { day: dates.day(readersDay()) ?? '' }),
      multiline: true,
      rows: 3,
      maxLength: limits.note,
    });
    if (note !== undefined) dispatch(code.undoChange(id, cleanProse(note)));
  };
}
