import { ProfileName } from '@/features/wiki/display/ProfileName';
import { consoleActor, type BanLogEntry, type LogEntry } from '@/model/logs';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';
import { selectIsInForce } from './accountsSelectors';
import { liftBan } from './accountsThunks';

/** What was done to whose account, by whom and when; a ban in force can be lifted. */
export function LogRow({ entry }: { readonly entry: LogEntry }) {
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const inForce = useAppSelector((state) => selectIsInForce(state, entry));

  const lift = async () => {
    const sure = await dialogs.confirm({
      title: 'Lift the ban?',
      body: 'The account may propose changes again. What was rejected stays rejected.',
    });
    if (sure) dispatch(liftBan(entry.uid));
  };

  return (
    <ListRow
      title={
        <>
          <ProfileName uid={entry.uid} /> {whatOf(entry)}
        </>
      }
      subtitle={
        <>
          by {entry.by === consoleActor ? 'the console' : <ProfileName uid={entry.by} />},{' '}
          <RelativeTime value={entry.at} />
          {entry.kind === 'ban' && outcomeOf(entry)}
        </>
      }
      actions={
        inForce && (
          <Button size="sm" onClick={() => void lift()}>
            Lift ban
          </Button>
        )
      }
    />
  );
}

function whatOf(entry: LogEntry): string {
  if (entry.kind === 'ban') return entry.ban ? 'was banned' : 'may propose again';
  const named = entry.role === 'admin' ? 'an admin' : 'a moderator';
  return entry.grant ? `became ${named}` : `is no longer ${named}`;
}

function outcomeOf({ openDeltas, appliedDeltas, rejected, proposed, done }: BanLogEntry): string {
  const parts = [
    openDeltas === 'reject' && `${rejected} rejected`,
    appliedDeltas === 'undo' && done && `${proposed} undoings proposed`,
    !done && 'not finished yet',
  ].filter((part) => part !== false);
  return parts.map((part) => `; ${part}`).join('');
}
