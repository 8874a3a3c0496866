import { accounts } from '@/language/en/accounts';
import { Rich } from '@/language/Rich';
import type { Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { consoleActor, type LogEntry } from '@/model/acts/log';
import { path } from '@/model/sharing/routes';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { RelativeTime } from '@/ui/RelativeTime';
import { TextLink } from '@/ui/TextLink';

interface LogFactsProps {
  readonly entry: Pick<LogEntry, 'by' | 'at'>;
  readonly parts: readonly Message[];
  readonly linked?: boolean;
}

export function LogFacts({ entry: { by, at }, parts, linked = false }: LogFactsProps) {
  const t = useText();
  const time = <RelativeTime value={at} />;
  const member = <ProfileName uid={by} />;
  const name = linked ? (
    <TextLink to={path('member', { uid: by })} plain>
      {member}
    </TextLink>
  ) : (
    member
  );
  return (
    <>
      {by === consoleActor ? (
        <Rich text={accounts.byConsole} values={{ time }} />
      ) : (
        <Rich text={accounts.by} values={{ name, time }} />
      )}
      {parts.map((part) => `; ${t(part)}`)}
    </>
  );
}
