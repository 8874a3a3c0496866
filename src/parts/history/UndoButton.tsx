import { dequal } from 'dequal';
import { Undo2 } from 'lucide-react';
import { deleting } from '@/language/en/deleting';
import { history } from '@/language/en/history';
import { ui } from '@/language/en/ui';
import { message } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import { isRefused, isWaiting } from '@/model/command';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { fieldLabel } from '../display/sportWords';
import { readersDay } from '../display/useToday';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectUndoing } from '@/wiki/history/historySelectors';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { restoreDeleted } from '@/wiki/history/restoreAct';
import { selectCommandFor } from '@/wiki/outbox/outboxSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { loadUndo } from './undoCode';
import { useRevert } from './useRevert';

/**
 * Reverts one applied change. A moderator reverts it at once and can restore a deletion. Other members
 * propose the revert, or learn why it cannot be reverted alone.
 */
export function UndoButton({ id }: { readonly id: DeltaId }) {
  const { t, list } = useLanguage();
  const ask = useUndo(id);
  const mayEdit = useAppSelector(selectMayEdit);
  const isModerator = useAppSelector(selectIsModerator);
  const isReverted = useAppSelector((state) => selectDelta(state, id)?.reverted !== undefined);
  const undoing = useAppSelector((state) => selectUndoing(state, id), dequal);
  if (!mayEdit || isReverted || undoing === undefined) return null;
  switch (undoing.kind) {
    case 'created':
      return isModerator ? <RevertButton id={id} /> : null;
    case 'invalid':
      return null;
    case 'deleted':
      return isModerator ? <RestoreButton id={id} /> : null;
    case 'undone':
      return <span>{t(history.isReverted)}</span>;
    case 'overlaps':
      return (
        <span>
          {t(history.overlaps, { fields: list(undoing.fields.map((field) => fieldLabel(t, field))) })}
        </span>
      );
    case 'proposal':
      if (isModerator) return <RevertButton id={id} />;
  }
  return (
    <Button size="sm" variant="quiet" icon={<Undo2 aria-hidden />} onClick={() => void ask()}>
      {t(history.propose)}
    </Button>
  );
}

function RevertButton({ id }: { readonly id: DeltaId }) {
  const t = useText();
  const ask = useRevert();
  const isOnItsWay = useAppSelector((state) => {
    const command = selectCommandFor(state, `delta/${id}`);
    return command?.body.kind === 'revert' && isWaiting(command) && !isRefused(command);
  });
  if (isOnItsWay) return <span>{t(history.beingReverted)}</span>;
  return (
    <Button size="sm" variant="quiet" icon={<Undo2 aria-hidden />} onClick={() => void ask([id])}>
      {t(history.revert)}
    </Button>
  );
}

function RestoreButton({ id }: { readonly id: DeltaId }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Undo2 aria-hidden />}
      onClick={() => void dispatch(restoreDeleted(id))}
    >
      {t(deleting.restore)}
    </Button>
  );
}

/** Asks for a note, then proposes the former value. */
function useUndo(id: DeltaId): () => Promise<void> {
  const { t, dates } = useLanguage();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  return async () => {
    // Load the code before asking, so that nobody writes a note in vain.
    const code = await loadUndo().catch(() => undefined);
    if (code === undefined) {
      dispatch(noticeShown({ id: 'not-here-yet', message: message(ui.notHereYet) }));
      return;
    }
    const note = await dialogs.prompt({
      title: t(history.proposeTitle),
      body: <p>{t(history.proposeBody)}</p>,
      label: t(history.proposeWhy),
      initialValue: t(history.revertNote, { day: dates.day(readersDay()) ?? '' }),
      multiline: true,
      rows: 3,
      maxLength: limits.note,
    });
    if (note !== undefined) dispatch(code.undoChange(id, cleanProse(note)));
  };
}
