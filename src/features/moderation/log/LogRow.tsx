import { ProfileName } from '@/parts/profiles/ProfileName';
import { logTitle } from '@/parts/log/logTitle';
import { accounts } from '@/language/en/accounts';
import { Rich } from '@/language/Rich';
import { message, type Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { LogEntry } from '@/model/acts/log';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { ListRow } from '@/ui/List';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { selectIsInForce } from '../accounts/accountsSelectors';
import { LogFacts } from '@/parts/log/LogFacts';
import { LogTarget } from '@/parts/log/LogTarget';
import styles from './LogRow.module.css';

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
    if (sure) dispatch(enqueue({ kind: 'unban', uid: entry.target.id }));
  };

  return (
    <ListRow
      title={<Rich text={logTitle(entry)} values={{ name: <ProfileName uid={entry.target.id} /> }} />}
      subtitle={<LogFacts entry={entry} parts={outcomeOf(entry)} />}
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

const sentences = {
  created: accounts.leftCreated,
  deleted: accounts.leftDeleted,
  changed: accounts.leftChanged,
} as const;

function LeftByBan({ entry: { left = 0, leftRecords = [] } }: { readonly entry: LogEntry }) {
  const t = useText();
  if (left === 0) return null;
  return (
    <div className={styles.left}>
      <p>{t(accounts.bannedLeaves, { count: left })}</p>
      <ul>
        {leftRecords.map(({ target, why }) => (
          <li key={`${target.collection}/${target.id}`}>
            <Rich text={sentences[why]} values={{ name: <LogTarget target={target} /> }} />
          </li>
        ))}
        {left > leftRecords.length && <li>{t(accounts.leftMore, { count: left - leftRecords.length })}</li>}
      </ul>
    </div>
  );
}
