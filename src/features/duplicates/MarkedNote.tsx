import { outbox } from '@/language/en/outbox';
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
  readonly onUndone: () => void;
}

/** The pair last marked as two people, shown until the next one, with an undo. */
export function MarkedNote({ marked, onUndone }: MarkedNoteProps) {
  return (
    // Rendered from the start: a screen reader announces only changes of an existing status element.
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
    dispatch(removeDifference(marked));
    onUndone();
  };
  return (
    <div className={styles.note}>
      <span>{t(duplicates.marked, { one, other })}</span>
      <Button size="sm" onClick={undo}>
        {t(outbox.undo)}
      </Button>
    </div>
  );
}
