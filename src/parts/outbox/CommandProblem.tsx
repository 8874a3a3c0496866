import { dequal } from 'dequal';
import { TriangleAlert } from 'lucide-react';
import { causeTexts } from '@/language/causes';
import { outbox } from '@/language/en/outbox';
import type { Text } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import type { Command } from '@/model/command';
import { useAppSelector } from '@/store/typed';
import { rulesOf } from '@/wiki/outbox/commandKinds';
import { CommandActions } from './CommandActions';
import { selectCommandName } from './commandName';
import { ConflictTable } from './ConflictTable';
import { selectConflict, type ConflictReason } from './conflictView';
import { Trouble } from './Trouble';
import styles from './CommandProblem.module.css';

const reasons = {
  recordGone: outbox.recordGone,
  recordChanged: outbox.recordChanged,
  proposalChanged: outbox.proposalChanged,
  wasRejected: outbox.wasRejected,
  wasApplied: outbox.wasApplied,
  proposalGone: outbox.proposalGone,
  decidedAlready: outbox.decidedAlready,
  ownDecision: causeTexts.ownDecision,
  nothingToRestore: causeTexts.nothingToRestore,
  notRestorable: outbox.notRestorable,
  authorChanged: outbox.authorChanged,
  changedElsewhere: outbox.changedElsewhere,
} as const satisfies Record<ConflictReason, Text>;

export interface CommandProblemProps {
  readonly command: Command;
  /** Where the edit controls stand elsewhere, they are left out here. */
  readonly editable?: boolean | undefined;
}

/**
 * Says why a command was refused, and lets its owner send it again, edit it or give it up. After a conflict the versions
 * stand side by side, and which one counts is the owner's choice.
 */
export function CommandProblem({ command, editable }: CommandProblemProps) {
  const language = useLanguage();
  const { t } = language;
  const name = useAppSelector((state) => selectCommandName(state, command, language));
  const conflict = useAppSelector(
    (state) => (command.state === 'conflict' ? selectConflict(state, command) : undefined),
    dequal,
  );
  return (
    <div className={styles.problem}>
      <div role="alert" className={styles.what}>
        <TriangleAlert aria-hidden />
        <p>
          <strong>{t(rulesOf(command.body).refused(command.body))}</strong>{' '}
          {conflict && t(reasons[conflict.reason])}
        </p>
      </div>
      {conflict && conflict.fields.length > 0 && (
        <div className={styles.versions}>
          <ConflictTable name={name} fields={conflict.fields} />
        </div>
      )}
      {conflict === undefined && command.error && <Trouble error={command.error} />}
      <CommandActions command={command} name={name} conflict={conflict} editable={editable} />
    </div>
  );
}
