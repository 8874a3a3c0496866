import { useEffect, useState } from 'react';
import { outbox } from '@/language/en/outbox';
import { useText } from '@/language/useLanguage';
import { findStorageManager } from '@/lib/browserParts';
import styles from './StorageNote.module.css';

/** Says so where the browser may clear what waits; nothing where it has promised to keep it. */
export function StorageNote() {
  const t = useText();
  const [kept, setKept] = useState(true);
  useEffect(() => {
    let shown = true;
    // Missing in older browsers and on pages that are not secure; those promise nothing.
    const asked = findStorageManager()?.persisted?.() ?? Promise.resolve(false);
    asked.then(
      (answer) => shown && setKept(answer),
      () => shown && setKept(false),
    );
    return () => {
      shown = false;
    };
  }, []);
  return kept ? null : <p className={styles.note}>{t(outbox.storageRefused)}</p>;
}
