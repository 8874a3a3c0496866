import { accounts } from '@/language/en/accounts';
import { Rich } from '@/language/Rich';
import type { Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { consoleActor, type LogEntry } from '@/model/acts/log';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { RelativeTime } from '@/ui/RelativeTime';

interface LogFactsProps {
  readonly entry: LogEntry;
  readonly parts: readonly Message[];
}

/** Who acted and when, and what came of it. */
export function LogFacts({ entry: { by, at }, parts }: LogFactsProps) {
  const t = useText();
  const time = <RelativeTime value={at} />;
  return (
    <>
      {by === consoleActor ? (
        <Rich text={accounts.byConsole} values={{ time }} />
      ) : (
        <Rich text={accounts.by} values={{ name: <ProfileName uid={by} />, time }} />
      )}
      {parts.map((part) => `; ${t(part)}`)}
    </>
  );
}
