import { useState } from 'react';
import { ProfileName } from '@/parts/display/ProfileName';
import { RecordLink } from '@/parts/display/RecordLink';
import { accounts } from '@/language/en/accounts';
import { acts } from '@/language/en/acts';
import { Rich } from '@/language/Rich';
import { message, type Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { ActLogEntry } from '@/model/logs';
import { isCollection } from '@/model/schema/recordSchema';
import { ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';
import { standingOfAct, type ActStanding } from './actStanding';
import { RestoreMenu } from './RestoreMenu';

/** An approval, deletion or restoration, its moderator and its time; one that can be taken back is offered to be. */
export function ActRow({ entry }: { readonly entry: ActLogEntry }) {
  const t = useText();
  const [now] = useState(Date.now);
  const standing = standingOfAct(entry, now);
  return (
    <ListRow
      title={<Rich text={titleOf(entry)} values={{ name: <Target entry={entry} /> }} />}
      subtitle={
        <>
          <Rich
            text={accounts.by}
            values={{ name: <ProfileName uid={entry.by} />, time: <RelativeTime value={entry.at} /> }}
          />
          {partsOf(entry, standing).map((part) => `; ${t(part)}`)}
        </>
      }
      actions={standing === 'reversible' && <RestoreMenu entry={entry} />}
    />
  );
}

function Target({ entry: { target } }: { readonly entry: ActLogEntry }) {
  const t = useText();
  const { collection, id, name } = target;
  if (collection === 'setting') return <>{t(acts.trust)}</>;
  if (collection === 'user') return <ProfileName uid={id} />;
  if (!isCollection(collection)) return <>{name ?? id}</>;
  return <RecordLink collection={collection} id={id} fallback={name} />;
}

function titleOf({ kind, target }: ActLogEntry) {
  switch (kind) {
    case 'approveEvent':
      return acts.approved;
    case 'deleteRecord':
      return acts.deleted;
    case 'deleteDelta':
      return acts.proposalDeleted;
    case 'restore':
      return target.collection === 'delta' ? acts.proposalRestored : acts.restored;
    case 'restoreSince':
      return acts.allRestored;
    case 'applyOwn':
      return acts.ownApplied;
    case 'resetProfile':
      return acts.nameReset;
    case 'saveSport':
      return acts.sportDefined;
    case 'passAudit':
      return acts.auditPassed;
    case 'saveTrust':
      return acts.trustSaved;
  }
}

function partsOf({ kind, records, proposals, done }: ActLogEntry, standing: ActStanding): readonly Message[] {
  return [
    (records > 1 || kind === 'restoreSince') && message(acts.records, { count: records }),
    proposals > 0 && kind !== 'deleteDelta' && message(acts.proposals, { count: proposals }),
    standing === 'takenBack' && message(acts.takenBack),
    standing === 'expired' && message(acts.expired),
    !done && standing !== 'takenBack' && message(accounts.unfinished),
  ].filter((part) => part !== false);
}
