import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { DraftNote } from './DraftNote';
import styles from './RestoredDraft.module.css';

export function RestoredDraft({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useText();
  return (
    <div role="status" className={styles.restored}>
      <DraftNote>
        <span className={styles.text}>{t(editing.restored)}</span>
        <Button size="sm" onClick={onDiscard}>
          {t(editing.discard)}
        </Button>
      </DraftNote>
    </div>
  );
}
