import { ui } from '@/language/en/ui';
import { outbox } from '@/language/en/outbox';
import { useText } from '@/language/useLanguage';
import { assertNever } from '@/lib/assertNever';
import type { Command } from '@/model/proposals/command';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { useOnline } from '@/ui/useOnline';
import styles from './Command.module.css';
import { selectCommandStanding, type CommandStanding } from './commandStanding';
import { Countdown } from './Countdown';
import { CommandErrorText } from './CommandErrorText';

/**
 * The state of a command that needs no decision: being sent, or waiting for its turn, a connection, or the
 * next try.
 */
export function CommandStandingText({ command }: { readonly command: Command }) {
  const t = useText();
  const standing = useCommandStanding(command);
  return (
    <>
      <div className={styles.standing}>
        <Badge kind="sending">
          {t(
            standing === 'sending'
              ? outbox.sending
              : standing === 'acknowledged'
                ? outbox.sent
                : ui.onThisDevice,
          )}
        </Badge>
        <Sentence command={command} />
      </div>
      {command.error && <CommandErrorText error={command.error} />}
    </>
  );
}

/**
 * The browser knows of a lost connection before the attempt fails. After a failed attempt the server may still be out of
 * reach, so a further one is not called sending.
 */
function useCommandStanding(command: Command): CommandStanding | 'tryingAgain' {
  const online = useOnline();
  const standing = useAppSelector((state) => selectCommandStanding(state, command));
  if (standing !== 'sending') return standing;
  if (!online) return 'queued';
  return command.error ? 'tryingAgain' : 'sending';
}

function Sentence({ command }: { readonly command: Command }) {
  const t = useText();
  const online = useOnline();
  const standing = useCommandStanding(command);
  switch (standing) {
    case 'sending':
      return <span>{t(outbox.beingSent)}</span>;
    case 'tryingAgain':
      return <span>{t(outbox.tryingAgain)}</span>;
    case 'acknowledged':
      return <span>{t(outbox.answerPending)}</span>;
    case 'delayed':
      return <Countdown until={command.sendAfter ?? 0} say={(count) => t(outbox.sentIn, { count })} />;
    case 'waitsForAgreement':
      return <span>{t(outbox.waitsForAgreement)}</span>;
    case 'waitsForEarlier':
      return <span>{t(outbox.waitsForEarlier)}</span>;
    case 'retrying':
      if (!online) return <span>{t(outbox.noConnection)}</span>;
      return <Countdown until={command.retryAt ?? 0} say={(count) => t(outbox.nextTry, { count })} />;
    case 'queued':
      return <span>{t(online ? outbox.soon : outbox.noConnection)}</span>;
    default:
      return assertNever(standing, 'standing');
  }
}
