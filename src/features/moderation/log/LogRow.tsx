import { ProfileName } from '@/parts/profiles/ProfileName';
import { logTitle } from '@/parts/log/logTitle';
import { accounts } from '@/language/en/accounts';
import { Rich } from '@/language/Rich';
import { message, type Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { consoleActor, type LogEntry } from '@/model/acts/log';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';
import { selectIsInForce } from '../accounts/accountsSelectors';
import { liftBan } from '../accounts/accountsThunks';
import { LeftByBan } from '../accounts/LeftByBan';

export function LogRow({ entry }: { readonly entry: LogEntry }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const inForce = useAppSelector((state) => selectIsInForce(state, entry));

  const lift = async () => {
    const sure = await dialogs.confirm({
      title: t(accounts.liftTitle),
      body: t(accounts.liftBody),
    });
    if (sure) dispatch(liftBan(entry.target.id));
  };

  const time = <RelativeTime value={entry.at} />;
  return (
    <ListRow
      title={<Rich text={logTitle(entry)} values={{ name: <ProfileName uid={entry.target.id} /> }} />}
      subtitle={
        <>
          {entry.by === consoleActor ? (
            <Rich text={accounts.byConsole} values={{ time }} />
          ) : (
            <Rich text={accounts.by} values={{ name: <ProfileName uid={entry.by} />, time }} />
          )}
          {outcomeOf(entry).map((part) => `; ${t(part)}`)}
        </>
      }
      actions={
        inForce && (
          <Button size="sm" onClick={() => void lift()}>
            {t(accounts.liftBan)}
          </Button>
        )
      }
    >
      {entry.kind === 'ban' && <LeftByBan entry={entry} />}
    </ListRow>
  );
}

function outcomeOf(entry: LogEntry): readonly Message[] {
  const { openDeltas, appliedDeltas, proposals, proposed = 0, done, reason } = entry;
  return [
    reason !== undefined && message(accounts.banReason, { reason }),
    openDeltas === 'reject' && message(accounts.rejected, { count: proposals }),
    appliedDeltas === 'revert' && done && message(accounts.revertsProposed, { count: proposed }),
    !done && message(accounts.unfinished),
  ].filter((part) => part !== false);
}
