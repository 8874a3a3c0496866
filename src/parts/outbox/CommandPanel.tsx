import { useId } from 'react';
import { outbox } from '@/language/en/outbox';
import { Rich } from '@/language/Rich';
import { useLanguage, useText } from '@/language/useLanguage';
import { isStuck, undoMs, type Command } from '@/model/proposals/command';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { RelativeTime } from '@/ui/RelativeTime';
import { Stack } from '@/ui/Stack';
import { CommandProblem } from './CommandProblem';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { ActionWords } from './ActionWords';
import styles from './Command.module.css';
import { CommandActions } from './CommandActions';
import { CommandChange } from './CommandChange';
import { selectCommandName } from './commandName';
import { CommandStandingText } from './CommandStandingText';
import { CommandTitle } from './CommandTitle';
import { Countdown } from './Countdown';

export function CommandPanel({ command }: { readonly command: Command }) {
  const language = useLanguage();
  const { t } = language;
  const titleId = useId();
  const name = useAppSelector((state) => selectCommandName(state, command, language));
  return (
    <article aria-labelledby={titleId}>
      <Panel>
        <Stack gap={3}>
          <div className={styles.head}>
            <h3 id={titleId} className={styles.title}>
              <CommandTitle command={command} />
            </h3>
            <span className={styles.when}>
              <span>
                <Rich text={outbox.made} values={{ when: <RelativeTime value={command.created} /> }} />
              </span>
              {command.attempts > 0 && <span>{t(outbox.attempts, { count: command.attempts })}</span>}
            </span>
          </div>
          <Body command={command} name={name} />
        </Stack>
      </Panel>
    </article>
  );
}

function Body({ command, name }: { readonly command: Command; readonly name: string }) {
  if (command.discardedAt !== undefined) return <ScheduledDiscard command={command} name={name} />;
  if (command.state === 'conflict') return <CommandProblem command={command} />;
  return (
    <>
      <CommandChange command={command} name={name} />
      {isStuck(command) ? (
        <CommandProblem command={command} />
      ) : (
        <>
          <CommandStandingText command={command} />
          <CommandActions command={command} name={name} />
        </>
      )}
    </>
  );
}

function ScheduledDiscard({ command, name }: { readonly command: Command; readonly name: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.standing}>
      <Badge kind="rejected">{t(outbox.discarded)}</Badge>
      {command.state === 'sending' ? (
        <span>{t(outbox.goesUnlessTaken)}</span>
      ) : (
        <Countdown until={(command.discardedAt ?? 0) + undoMs} say={(count) => t(outbox.goesIn, { count })} />
      )}
      <Button size="sm" onClick={() => dispatch(outboxActions.discardUndone({ ids: [command.id] }))}>
        <ActionWords action={t(outbox.undo)} name={name} />
      </Button>
    </div>
  );
}
