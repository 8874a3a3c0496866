import { useId } from 'react';
import { bundles } from '@/language/en/bundles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { WithdrawAll } from '@/parts/proposals/WithdrawAll';
import { useAppSelector } from '@/store/typed';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectUid } from '@/wiki/session/sessionSelectors';
import type { ChangesGroup as Group, ChangesPart } from './changesSelectors';
import styles from './ChangesGroup.module.css';
import { RecordChanges } from './RecordChanges';

export interface ChangesGroupProps {
  readonly group: Group;
  readonly part: ChangesPart;
}

/** Own changes of one record or of one bundle. A waiting bundle can be withdrawn in one click. */
export function ChangesGroup({ group: { bundle, records }, part }: ChangesGroupProps) {
  const t = useText();
  const headingId = useId();
  const uid = useAppSelector(selectUid);
  const shown = records.map((record) => (
    <RecordChanges key={`${record.collection}/${record.recordId}`} group={record} />
  ));
  if (bundle === undefined || uid === undefined) return shown;
  const ids = records.flatMap((record) => record.ids);
  return (
    <section className={styles.bundle} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          <TextLink to={path('bundle', { author: uid, id: bundle })}>
            {t(bundles.together, { count: ids.length })}
          </TextLink>
        </h3>
        {part === 'open' && <WithdrawAll ids={ids} />}
      </div>
      <Stack gap={3}>{shown}</Stack>
    </section>
  );
}
