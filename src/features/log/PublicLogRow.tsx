import { acts } from '@/language/en/acts';
import { Rich } from '@/language/Rich';
import { message } from '@/language/text';
import type { PublicLogEntry } from '@/model/acts/publicLog';
import { LogFacts } from '@/parts/log/LogFacts';
import { LogTarget } from '@/parts/log/LogTarget';
import { logTitle } from '@/parts/log/logTitle';
import { revertParts } from '@/parts/log/revertParts';
import { ListRow } from '@/ui/List';

export function PublicLogRow({ entry }: { readonly entry: PublicLogEntry }) {
  const { target, kind, records, isRestored } = entry;
  const parts = [
    ...revertParts(entry),
    ...(records > 1 && kind !== 'revert' ? [message(acts.records, { count: records })] : []),
    ...(isRestored ? [message(acts.reversed)] : []),
  ];
  return (
    <ListRow
      title={<Rich text={logTitle(entry)} values={{ name: <LogTarget target={target} /> }} />}
      subtitle={<LogFacts entry={entry} parts={parts} linked />}
    />
  );
}
