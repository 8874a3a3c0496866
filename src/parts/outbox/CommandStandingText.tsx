import { ui } from '@/language/en/ui';
import { outbox } from '@/language/en/outbox';
import { useText } from '@/language/useLanguage';
import type { Command } from '@/model/proposals/command';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { useOnline } from '@/ui/useOnline';
import styles from './Command.module.css';
import { selectCommandStanding, type CommandStanding } from './commandStanding';
import { Countdown } from './Countdown';
import { CommandErrorText } from './CommandErrorText';

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
        <Sentence command={command} standing={standing} />
      </div>
      {command.error && <CommandErrorText error={command.error} />}
    </>
  );
}

type ShownStanding = CommandStanding | 'tryingAgain' | 'offline';

/**
 * The browser knows of a lost connection before the attempt fails. After a failed attempt the server may still be out of
 * reach, so a further one is not called sending.
 */
function useCommandStanding(command: Command): ShownStanding {
  const online = useOnline();
  const standing = useAppSelector((state) => selectCommandStanding(state, command));
  if (!online && (standing === 'sending' || standing === 'queued' || standing === 'retrying'))
    return 'offline';
  return standing === 'sending' && command.error ? 'tryingAgain' : standing;
}

const sentences = {
  sending: outbox.beingSent,
  tryingAgain: outbox.tryingAgain,
  acknowledged: outbox.answerPending,
  waitsForAgreement: outbox.waitsForAgreement,
  waitsForEarlier: outbox.waitsForEarlier,
  queued: outbox.soon,
  offline: outbox.noConnection,
} as const;

interface SentenceProps {
  readonly command: Command;
  readonly standing: ShownStanding;
}

function Sentence({ command: { sendAfter = 0, retryAt = 0 }, standing }: SentenceProps) {
  const t = useText();
  if (standing === 'delayed')
    return <Countdown until={sendAfter} say={(count) => t(outbox.sentIn, { count })} />;
  if (standing === 'retrying')
    return <Countdown until={retryAt} say={(count) => t(outbox.nextTry, { count })} />;
  return <span>{t(sentences[standing])}</span>;
}
