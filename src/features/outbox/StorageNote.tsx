import { useEffect, useState } from 'react';
import { outbox } from '@/language/en/outbox';
import { useText } from '@/language/useLanguage';
import { findStorageManager } from '@/lib/browserParts';
import look from '@/ui/words.module.css';

/** Warns if the browser may clear waiting commands; empty if it has promised persistent storage. */
export function StorageNote() {
  const t = useText();
  const [kept, setKept] = useState(true);
  useEffect(() => {
    // Missing in older browsers and on insecure pages, which promise nothing.
    const asked = findStorageManager()?.persisted?.() ?? Promise.resolve(false);
    asked.then(setKept, () => setKept(false));
  }, []);
  return kept ? null : <p className={look.muted}>{t(outbox.storageRefused)}</p>;
}
