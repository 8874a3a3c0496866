import { changes } from '@/language/en/changes';
import { deleting } from '@/language/en/deleting';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { Delta } from '@/model/proposals/delta';
import type { Collection } from '@/model/schema/recordSchema';
import { sameItems } from '@/lib/sameItems';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { selectDependents } from '@/wiki/proposals/proposalSelectors';
import { withdrawTogether } from './withdrawTogether';

const titles = {
  event: changes.withdrawNewEvent,
  match: changes.withdrawNewMatch,
  player: changes.withdrawNewPlayer,
} as const satisfies Record<Collection, Text>;

export interface WithdrawDialogProps {
  readonly proposal: Delta;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks whether to withdraw a record that only its author sees yet. What depends on it goes too. */
export function WithdrawDialog({ proposal, name, onClose, onDeleted }: WithdrawDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { id, collection } = proposal;
  const dependents = useAppSelector((state) => selectDependents(state, id), sameItems);
  const confirm = () => {
    dispatch(withdrawTogether([id, ...dependents.map((delta) => delta.id)]));
    onClose();
    onDeleted();
  };
  return (
    <FormDialog
      danger
      title={t(titles[collection])}
      okLabel={t(changes.withdraw)}
      onOk={confirm}
      onCancel={onClose}
    >
      <p>{t(changes.withdrawBody, { name })}</p>
      {dependents.length > 0 && <p>{t(deleting.dependentsToo, { count: dependents.length })}</p>}
    </FormDialog>
  );
}
