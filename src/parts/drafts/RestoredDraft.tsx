import { History } from 'lucide-react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import styles from './RestoredDraft.module.css';

export function RestoredDraft({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useText();
  return (
    <div role="status" className={cx(styles.note, styles.restored)}>
      <History />
      <span className={styles.text}>{t(editing.restored)}</span>
      <Button size="sm" onClick={onDiscard}>
        {t(editing.discard)}
      </Button>
    </div>
  );
}
