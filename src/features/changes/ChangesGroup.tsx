import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { bundles } from '@/language/en/bundles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { WithdrawAll } from '@/parts/proposals/WithdrawAll';
import { useAppSelector } from '@/store/typed';
import { IconButton } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectUid } from '@/wiki/session/sessionSelectors';
import type { ChangesGroup as Group, ChangesPart, RecordChangesGroup } from './changesSelectors';
import styles from './ChangesGroup.module.css';
import { RecordChanges } from './RecordChanges';

export interface ChangesGroupProps {
  readonly group: Group;
  readonly part: ChangesPart;
}

export function ChangesGroup({ group: { bundle, records }, part }: ChangesGroupProps) {
  const uid = useAppSelector(selectUid);
  return bundle === undefined || uid === undefined ? (
    <Records records={records} />
  ) : (
    <Bundle to={path('bundle', { author: uid, id: bundle })} records={records} part={part} />
  );
}

const Records = ({ records }: { readonly records: readonly RecordChangesGroup[] }) =>
  records.map((record) => <RecordChanges key={`${record.collection}/${record.recordId}`} group={record} />);

interface BundleProps {
  readonly to: string;
  readonly records: readonly RecordChangesGroup[];
  readonly part: ChangesPart;
}

function Bundle({ to, records, part }: BundleProps) {
  const t = useText();
  const headingId = useId();
  const listId = useId();
  // A stuck change asks for a choice.
  const [open, setOpen] = useState(part === 'stuck');
  const ids = records.flatMap((record) => record.ids);
  const event = records.find(({ collection }) => collection === 'event') ?? records[0];
  const name = useProposalName(event?.ids[0] ?? '');
  return (
    <section className={styles.bundle} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {name} · <TextLink to={to}>{t(bundles.together, { count: ids.length })}</TextLink>
        </h3>
        {part === 'open' && <WithdrawAll ids={ids} />}
        <IconButton
          label={t(bundles.showEachOf, { name })}
          icon={<ChevronDown className={styles.chevron} data-open={open || undefined} />}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={listId} hidden={!open}>
        {open && (
          <Stack gap={3}>
            <Records records={records} />
          </Stack>
        )}
      </div>
    </section>
  );
}
