import { interests } from '@/language/en/interests';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { DialogButton } from '@/parts/dialogs/DialogButton';
import { AmendDialog } from '@/parts/dialogs/lazyDialogs';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectAmendable, selectConflicts, selectHasNewEvent, selectIsApplying } from './moderationSelectors';
import { applyMany, deleteMany } from './moderationThunks';
import styles from '../queue/QueueEntry.module.css';
import { RejectDialog } from './RejectDialog';
import { useInsist } from './useInsist';
import { useLeftToOthers } from './useLeftToOthers';
import { useWait } from './useWait';
import { dequal } from 'dequal';
import { lazyDialog } from '@/parts/dialogs/lazyDialog';
import { selectConcerned } from './interests';

export interface DecisionProps {
  readonly id: DeltaId;
  readonly name: string;
  readonly brief?: boolean;
}

/**
 * Applies, amends, rejects or deletes one proposal. A conflict or an error needs a confirmation. A moderator
 * can apply their own proposal only if there is no other moderator.
 */
export function Decision({ id, name, brief = false }: DecisionProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const insist = useInsist();
  const applying = useAppSelector((state) => selectIsApplying(state, id));
  const left = useLeftToOthers(id);
  const wait = useWait(id)?.state;
  const leftToOthers = left === 'own' || wait === 'own';
  const isEvent = useAppSelector((state) => selectHasNewEvent(state, [id]));
  const conflicting = useAppSelector((state) => selectConflicts(state, id).length > 0);

  if (applying) {
    return (
      <div className={styles.actions} role="status">
        <Button variant="primary" size="sm" busy>
          {t(moderation.applying)}
        </Button>
      </div>
    );
  }
  if (left === 'interest') {
    return (
      <div className={styles.actions}>
        <p className={styles.own}>{t(interests.left)}</p>
        {!brief && <InterestButton id={id} declared />}
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {left !== undefined && (
        <p className={styles.own}>{t(left === 'own' ? moderation.ownLeft : interests.alone)}</p>
      )}
      {!conflicting && !leftToOthers && (
        <Button variant="primary" size="sm" onClick={() => void insist(id)}>
          {t(wait === 'others' ? moderation.consent : moderation.apply)}
        </Button>
      )}
      {isEvent && !brief && !conflicting && !leftToOthers && (
        <Button size="sm" onClick={() => void insist(id, { approve: true })}>
          {t(moderation.applyAndApprove)}
        </Button>
      )}
      <DialogButton size="sm" label={t(wait === 'others' ? moderation.object : moderation.reject)}>
        {(close) => <RejectDialog ids={[id]} title={t(moderation.rejectChange, { name })} onClose={close} />}
      </DialogButton>
      {conflicting && !leftToOthers && (
        <Button size="sm" onClick={() => void insist(id)}>
          {t(moderation.applyAnyway)}
        </Button>
      )}
      {!brief && !leftToOthers && <Amend id={id} name={name} />}
      <Button variant="quiet" size="sm" onClick={() => dispatch(deleteMany([id]))}>
        {t(moderation.delete)}
      </Button>
      {!brief && <InterestButton id={id} />}
    </div>
  );
}

function Amend({ id, name }: Omit<DecisionProps, 'brief'>) {
  const t = useText();
  const dispatch = useAppDispatch();
  const amendable = useAppSelector((state) => selectAmendable(state, id));
  const conflicting = useAppSelector((state) => selectConflicts(state, id).length > 0);
  if (amendable === 'no') return undefined;
  return (
    <DialogButton size="sm" label={t(amendable === 'inPart' ? moderation.amendOrPart : moderation.amend)}>
      {(close) => (
        <AmendDialog
          id={id}
          recordName={name}
          // If someone else has changed the field, the dialog shows its current value.
          onApply={(value) => dispatch(applyMany([id], { insist: conflicting, amend: { [id]: value } }))}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}

interface InterestButtonProps {
  readonly id: DeltaId;
  readonly declared?: boolean;
}

const { Part: InterestDialog } = lazyDialog(() => import('./InterestDialog'), 'InterestDialog');

function InterestButton({ id, declared = false }: InterestButtonProps) {
  const t = useText();
  const records = useAppSelector((state) => selectConcerned(state, id), dequal);
  return (
    <DialogButton size="sm" variant="quiet" label={t(declared ? interests.change : interests.ask)}>
      {(close) => <InterestDialog records={records} onClose={close} />}
    </DialogButton>
  );
}
