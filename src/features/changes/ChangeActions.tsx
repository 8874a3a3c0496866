import { EditDialog } from '@/parts/dialogs/lazyDialogs';
import { DialogButton } from '@/parts/dialogs/DialogButton';
import { EditButton } from '@/parts/dialogs/EditButton';
import { selectDependents } from '@/wiki/proposals/proposalSelectors';
import type { ProposalStanding } from '@/wiki/proposals/standing';
import { RecordFields } from '@/parts/dialogs/RecordFields';
import { withdrawDelta } from '@/wiki/proposals/deltasThunks';
import { outbox } from '@/language/en/outbox';
import { changes } from '@/language/en/changes';
import { useText } from '@/language/useLanguage';
import type { Text } from '@/language/text';
import type { Collection } from '@/model/schema/recordSchema';
import { isDeletion, isNewRecord, recordIdOf, type Delta } from '@/model/proposals/delta';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import styles from './Change.module.css';
import { resubmitDelta } from './changesThunks';

export interface ChangeActionsProps {
  readonly delta: Delta;
  readonly standing: ProposalStanding;
  readonly name: string;
}

export function ChangeActions({ delta, standing, name }: ChangeActionsProps) {
  // A long application is running. Nobody else may touch the delta until it ends.
  if (delta.status === 'applied' || standing.kind === 'applying') return null;
  return (
    <Stack row gap={2}>
      {delta.status === 'new' && standing.kind !== 'stuck' && !isDeletion(delta) && (
        <EditAgain delta={delta} name={name} />
      )}
      {delta.status === 'rejected' && <ProposeAgain delta={delta} name={name} />}
      <Withdraw delta={delta} name={name} />
    </Stack>
  );
}

function EditAgain({ delta, name }: Pick<ChangeActionsProps, 'delta' | 'name'>) {
  const t = useText();
  const { collection, field } = delta;
  if (field !== '')
    return <EditButton collection={collection} id={recordIdOf(delta)} field={field} recordName={name} />;
  return (
    <details className={styles.fields}>
      <summary>{t(outbox.editFields)}</summary>
      <RecordFields collection={collection} id={recordIdOf(delta)} recordName={name} />
    </details>
  );
}

/**
 * Proposing a field again opens its editor first. A whole record is proposed unchanged and can be edited
 * afterwards.
 */
function ProposeAgain({ delta, name }: Pick<ChangeActionsProps, 'delta' | 'name'>) {
  const dispatch = useAppDispatch();
  const t = useText();
  const { collection, docId, field, value } = delta;
  if (field === '')
    return (
      <Button size="sm" onClick={() => dispatch(resubmitDelta(delta.id))}>
        {t(changes.proposeAgain)}
      </Button>
    );
  return (
    <DialogButton size="sm" label={t(changes.proposeAgain)}>
      {(close) => (
        <EditDialog
          collection={collection}
          id={docId}
          field={field}
          recordName={name}
          initial={value}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}

const withdrawNew = {
  event: changes.withdrawNewEvent,
  match: changes.withdrawNewMatch,
  player: changes.withdrawNewPlayer,
} as const satisfies Record<Collection, Text>;

function Withdraw({ delta, name }: Pick<ChangeActionsProps, 'delta' | 'name'>) {
  const dispatch = useAppDispatch();
  const t = useText();
  const dialogs = useDialogs();
  const dependents = useAppSelector((state) => selectDependents(state, delta.id).length);
  const withdraw = async () => {
    const sure = await dialogs.confirm({
      title: t(isNewRecord(delta) ? withdrawNew[delta.collection] : changes.withdrawChange),
      body:
        dependents === 0
          ? t(changes.withdrawBody, { name })
          : t(changes.withdrawDependents, { name, count: dependents }),
      danger: true,
    });
    if (sure) dispatch(withdrawDelta(delta.id));
  };
  return (
    <Button size="sm" onClick={() => void withdraw()}>
      {t(changes.withdraw)}
    </Button>
  );
}
