import { useState } from 'react';
import { LogTarget } from '@/parts/log/LogTarget';
import { logTitle } from '@/parts/log/logTitle';
import { revertParts } from '@/parts/log/revertParts';
import { accounts } from '@/language/en/accounts';
import { acts } from '@/language/en/acts';
import { Rich } from '@/language/Rich';
import { message, type Message } from '@/language/text';
import type { LogEntry } from '@/model/acts/log';
import { ListRow } from '@/ui/List';
import { standingOfAct, type ActStanding } from './actStanding';
import { LogFacts } from '@/parts/log/LogFacts';
import { RestoreMenu } from './RestoreMenu';

export function ActRow({ entry }: { readonly entry: LogEntry }) {
  const [now] = useState(Date.now);
  const standing = standingOfAct(entry, now);
  return (
    <ListRow
      title={<Rich text={logTitle(entry)} values={{ name: <LogTarget target={entry.target} /> }} />}
      subtitle={<LogFacts entry={entry} parts={partsOf(entry, standing)} />}
      actions={standing === 'reversible' && <RestoreMenu entry={entry} />}
    />
  );
}

function partsOf(entry: LogEntry, standing: ActStanding): readonly Message[] {
  const { kind, records, proposals, done } = entry;
  return [
    ...revertParts(entry),
    (records > 1 || kind === 'restoreSince') &&
      kind !== 'revert' &&
      message(acts.records, { count: records }),
    proposals > 0 && kind !== 'deleteDelta' && message(acts.proposals, { count: proposals }),
    standing === 'restored' && message(acts.reversed),
    standing === 'expired' && message(acts.expired),
    !done && standing !== 'restored' && message(accounts.unfinished),
  ].filter((part) => part !== false);
}
