import { dequal } from 'dequal';
import { TriangleAlert } from 'lucide-react';
import { useLanguage } from '@/language/useLanguage';
import type { Command } from '@/model/proposals/command';
import { useAppSelector } from '@/store/typed';
import { rulesOf } from '@/wiki/outbox/commandKinds';
import { CommandActions } from './CommandActions';
import { selectCommandName } from './commandName';
import { ConflictTable } from './ConflictTable';
import { conflictTexts, selectConflict } from './conflictView';
import { CommandErrorText } from './CommandErrorText';
import styles from './CommandProblem.module.css';

export interface CommandProblemProps {
  readonly command: Command;
  readonly editable?: boolean | undefined;
}

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
        <TriangleAlert />
        <p>
          <strong>{t(rulesOf(command.body).refused(command.body))}</strong>{' '}
          {conflict && t(conflictTexts[conflict.reason])}
        </p>
      </div>
      {conflict && conflict.fields.length > 0 && (
        <div className={styles.versions}>
          <ConflictTable name={name} fields={conflict.fields} />
        </div>
      )}
      {conflict === undefined && command.error && <CommandErrorText error={command.error} />}
      <CommandActions command={command} name={name} conflict={conflict} editable={editable} />
    </div>
  );
}
