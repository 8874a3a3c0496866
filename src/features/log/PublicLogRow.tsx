import { accounts } from '@/language/en/accounts';
import { acts } from '@/language/en/acts';
import { Rich } from '@/language/Rich';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { isByConsole, type PublicLogEntry } from '@/model/acts/publicLog';
import { path } from '@/model/sharing/routes';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { LogTarget } from '@/parts/log/LogTarget';
import { logTitle } from '@/parts/log/logTitle';
import { revertParts } from '@/parts/log/revertParts';
import { ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';
import { TextLink } from '@/ui/TextLink';

export function PublicLogRow({ entry }: { readonly entry: PublicLogEntry }) {
  const t = useText();
  const { by, at, target, kind, records, isRestored } = entry;
  const time = <RelativeTime value={at} />;
  const parts = [
    ...revertParts(entry),
    ...(records > 1 && kind !== 'revert' ? [message(acts.records, { count: records })] : []),
    ...(isRestored ? [message(acts.reversed)] : []),
  ];
  return (
    <ListRow
      title={<Rich text={logTitle(entry)} values={{ name: <LogTarget target={target} /> }} />}
      subtitle={
        <>
          {isByConsole(entry) ? (
            <Rich text={accounts.byConsole} values={{ time }} />
          ) : (
            <Rich
              text={accounts.by}
              values={{
                name: (
                  <TextLink to={path('member', { uid: by })} plain>
                    <ProfileName uid={by} />
                  </TextLink>
                ),
                time,
              }}
            />
          )}
          {parts.map((part) => `; ${t(part)}`)}
        </>
      }
    />
  );
}
