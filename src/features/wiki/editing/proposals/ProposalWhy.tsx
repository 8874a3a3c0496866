import { useAppSelector } from '@/store/typed';
import { selectDelta } from '../../deltas/deltasSelectors';
import { Sources } from '../../display/Sources';
import styles from './ProposalWhy.module.css';

/** Why an author proposed it and from where the author knows; nothing when neither was said. */
export function ProposalWhy({ id }: { readonly id: string }) {
  const delta = useAppSelector((state) => selectDelta(state, id));
  if (delta?.note === undefined && delta?.source === undefined) return null;
  return (
    <div className={styles.why}>
      {delta.note !== undefined && <p className={styles.note}>“{delta.note}”</p>}
      {delta.source !== undefined && (
        <p>
          Source: <Sources sources={[delta.source]} />
        </p>
      )}
    </div>
  );
}
