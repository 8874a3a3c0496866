import { useId } from 'react';
import { RecordLink } from '@/features/wiki/display/RecordLink';
import { selectProposalName } from '@/features/wiki/editing/proposals/proposalSelectors';
import { useAppSelector } from '@/store/typed';
import { Change } from './Change';
import type { RecordChangesGroup } from './changesSelectors';
import styles from './RecordChanges.module.css';

const kinds = { event: 'Event', match: 'Match', player: 'Player' } as const;

/** The own changes of one record under its name. */
export function RecordChanges({
  group: { collection, recordId, ids },
}: {
  readonly group: RecordChangesGroup;
}) {
  const headingId = useId();
  const name = useAppSelector((state) => selectProposalName(state, ids[0] ?? ''));
  return (
    <article className={styles.record} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.name}>
          <RecordLink collection={collection} id={recordId} fallback={name} />
        </h3>
        <span className={styles.kind}>{kinds[collection]}</span>
      </div>
      <ul role="list" className={styles.changes}>
        {ids.map((id) => (
          <Change key={id} id={id} name={name} />
        ))}
      </ul>
    </article>
  );
}
