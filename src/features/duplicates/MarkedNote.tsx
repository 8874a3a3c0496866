import { duplicates } from '@/language/en/duplicates';
import { useText } from '@/language/useLanguage';
import { removeDifference } from '@/parts/merging/differenceThunks';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import type { Difference } from '@/wiki/records/differentSelectors';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import styles from './MarkedNote.module.css';

export interface MarkedNoteProps {
  readonly marked: Difference | undefined;
  readonly onWithdrawn: () => void;
}

/** The pair last marked as two people, shown until the next one; the proposal can be withdrawn. */
export function MarkedNote({ marked, onWithdrawn }: MarkedNoteProps) {
  return (
    // Rendered from the start: a screen reader announces only changes of an existing status element.
    <div role="status" className={styles.place}>
      {marked && <Marked marked={marked} onWithdrawn={onWithdrawn} />}
    </div>
  );
}

function Marked({ marked, onWithdrawn }: { readonly marked: Difference; readonly onWithdrawn: () => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const one = useAppSelector((state) => selectPlayerName(state, marked.id));
  const other = useAppSelector((state) => selectPlayerName(state, marked.other));
  const withdraw = () => {
    dispatch(removeDifference(marked));
    onWithdrawn();
  };
  return (
    <div className={styles.note}>
      <span>{t(duplicates.marked, { one, other })}</span>
      <Button size="sm" onClick={withdraw}>
        {t(duplicates.withdraw)}
      </Button>
    </div>
  );
}
