import { records } from '@/language/en/records';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { Sources } from '../records/Sources';
import look from '@/ui/words.module.css';
import styles from './ProposalWhy.module.css';

export function ProposalWhy({ id }: { readonly id: string }) {
  const t = useText();
  const delta = useAppSelector((state) => selectDelta(state, id));
  if (delta?.note === undefined && delta?.source === undefined) return null;
  return (
    <div className={styles.why}>
      {delta.note !== undefined && <p className={look.lines}>{t(records.note, { note: delta.note })}</p>}
      {delta.source !== undefined && (
        <p>
          <Rich text={records.sourceIs} values={{ source: <Sources sources={[delta.source]} /> }} />
        </p>
      )}
    </div>
  );
}
