import { Search } from 'lucide-react';
import { app } from '@/language/en/app';
import { useText } from '@/language/useLanguage';
import styles from './SearchTrigger.module.css';
import { preloadSearch } from './searchCode';

export function SearchTrigger({ onOpen }: { readonly onOpen: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={() => void preloadSearch()}
      onFocus={() => void preloadSearch()}
      onClick={onOpen}
    >
      <Search />
      <span className={styles.words}>{t(app.search)}</span>
      <kbd className={styles.key} aria-hidden>
        /
      </kbd>
    </button>
  );
}
