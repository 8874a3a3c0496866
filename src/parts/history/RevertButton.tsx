import { dequal } from 'dequal';
import { Undo2 } from 'lucide-react';
import { causeMessage } from '@/language/causes';
import { deleting } from '@/language/en/deleting';
import { history } from '@/language/en/history';
import { useLanguage, useText } from '@/language/useLanguage';
import { isRefused, isWaiting } from '@/model/proposals/command';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button, type ButtonProps } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { fieldLabel } from '../words/sportWords';
import { readersDay } from '../days/useToday';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectSoleRevert } from '@/wiki/history/historySelectors';
import { restoreDeleted } from '@/wiki/history/restoreAct';
import { selectCommandFor } from '@/wiki/outbox/outboxSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { useRevertingCode } from './useRevertingCode';
import { useRevert } from './useRevert';

export interface RevertButtonProps {
  readonly id: DeltaId;
  /** Whether the record has been read, so that a missing one is deleted. */
  readonly isRead?: boolean;
}

/**
 * Reverts one applied change. A moderator reverts it at once and can restore a deletion. Other members
 * propose the revert. Both learn why a change cannot be reverted alone.
 */
export function RevertButton({ id, isRead = false }: RevertButtonProps) {
  const { t, list } = useLanguage();
  const ask = useProposeRevert(id);
  const mayEdit = useAppSelector(selectMayEdit);
  const isModerator = useAppSelector(selectIsModerator);
  const isOver = useAppSelector((state) => {
    const delta = selectDelta(state, id);
    return delta?.status !== 'applied' || delta.reverted !== undefined;
  });
  const revert = useAppSelector((state) => selectSoleRevert(state, id), dequal);
  if (!mayEdit || isOver) return null;
  if (revert === undefined) return isRead && <span>{t(history.isGone)}</span>;
  switch (revert.kind) {
    case 'created':
      return isModerator ? <RevertAtOnceButton id={id} /> : <span>{t(history.isCreation)}</span>;
    case 'invalid':
      return <span>{t(history.isInvalid, { problem: t(causeMessage(revert.problem)) })}</span>;
    case 'deleted':
      return isModerator ? <RestoreButton id={id} /> : <span>{t(history.isDeletion)}</span>;
    case 'reverted':
      return <span>{t(history.isReverted)}</span>;
    case 'overlaps':
      return (
        <span>
          {t(history.overlaps, { fields: list(revert.fields.map((field) => fieldLabel(t, field))) })}
        </span>
      );
    case 'proposal':
      if (isModerator) return <RevertAtOnceButton id={id} />;
  }
  return <RevertingButton onClick={() => void ask()}>{t(history.revert)}</RevertingButton>;
}

const RevertingButton = (props: Pick<ButtonProps, 'onClick' | 'children'>) => (
  <Button {...props} size="sm" variant="quiet" icon={<Undo2 />} />
);

function RevertAtOnceButton({ id }: { readonly id: DeltaId }) {
  const t = useText();
  const ask = useRevert();
  const isOnItsWay = useAppSelector((state) => {
    const command = selectCommandFor(state, `delta/${id}`);
    return command?.body.kind === 'revert' && isWaiting(command) && !isRefused(command);
  });
  if (isOnItsWay) return <span>{t(history.beingReverted)}</span>;
  return <RevertingButton onClick={() => void ask([id])}>{t(history.revert)}</RevertingButton>;
}

function RestoreButton({ id }: { readonly id: DeltaId }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <RevertingButton onClick={() => void dispatch(restoreDeleted(id))}>{t(deleting.restore)}</RevertingButton>
  );
}

function useProposeRevert(id: DeltaId): () => Promise<void> {
  const { t, dates } = useLanguage();
  const dispatch = useAppDispatch();
  const load = useRevertingCode();
  const dialogs = useDialogs();
  return async () => {
    const code = await load();
    if (code === undefined) return;
    const note = await dialogs.prompt({
      title: t(history.proposeTitle),
      body: <p>{t(history.proposeBody)}</p>,
      label: t(history.proposeWhy),
      initialValue: t(history.revertNote, { day: dates.day(readersDay()) ?? '' }),
      multiline: true,
      rows: 3,
      maxLength: limits.note,
    });
    if (note !== undefined) dispatch(code.proposeRevert(id, cleanProse(note)));
  };
}
