import { duplicates } from '@/language/en/duplicates';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import { takeBackDifference, type Difference } from './duplicatesThunks';
import styles from './MarkedNote.module.css';

export interface MarkedNoteProps {
  readonly marked: Difference | undefined;
  readonly onUndone: () => void;
}

/** The last pair that was said to be two people, in view until the next one, and the way back. */
export function MarkedNote({ marked, onUndone }: MarkedNoteProps) {
  return (
    // There from the start, so that what comes into it is announced.
    <div role="status" className={styles.place}>
      {marked && <Marked marked={marked} onUndone={onUndone} />}
    </div>
  );
}

function Marked({ marked, onUndone }: { readonly marked: Difference; readonly onUndone: () => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const one = useAppSelector((state) => selectPlayerName(state, marked.id));
  const other = useAppSelector((state) => selectPlayerName(state, marked.other));
  const undo = () => {
    dispatch(takeBackDifference(marked));
    onUndone();
  };
  return (
    <div className={styles.note}>
      <span>{t(duplicates.marked, { one, other })}</span>
      <Button size="sm" onClick={undo}>
        {t(duplicates.undo)}
      </Button>
    </div>
  );
}
