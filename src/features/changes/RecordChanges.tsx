import { useId } from 'react';
import { RecordLink } from '@/parts/records/RecordLink';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { collectionTexts } from '@/parts/words/sportWords';
import { useText } from '@/language/useLanguage';
import { Change } from './Change';
import type { RecordChangesGroup } from './changesSelectors';
import styles from './RecordChanges.module.css';

interface RecordChangesProps {
  readonly group: RecordChangesGroup;
}

export function RecordChanges({ group: { collection, recordId, ids } }: RecordChangesProps) {
  const t = useText();
  const headingId = useId();
  const name = useProposalName(ids[0] ?? '');
  return (
    <article className={styles.record} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.name}>
          <RecordLink collection={collection} id={recordId} fallback={name} />
        </h3>
        <span className={styles.kind}>{t(collectionTexts[collection])}</span>
      </div>
      <ul role="list" className={styles.changes}>
        {ids.map((id) => (
          <Change key={id} id={id} name={name} />
        ))}
      </ul>
    </article>
  );
}
