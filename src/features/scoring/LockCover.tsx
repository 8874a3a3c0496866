import { LockOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { scoring } from '@/language/en/scoring';
import { useText } from '@/language/useLanguage';
import styles from './Score.module.css';

/** Longer than any touch in a pocket. */
const holdMs = 1_000;

/** In place of all keys: a phone in a pocket enters nothing. */
export function LockCover({ onUnlock }: { readonly onUnlock: () => void }) {
  const t = useText();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  const begin = () => {
    end();
    timer.current = setTimeout(onUnlock, holdMs);
  };
  useEffect(() => end, []);
  return (
    <div className={styles.cover}>
      <p>{t(scoring.locked)}</p>
      <button
        type="button"
        className={styles.unlock}
        onPointerDown={begin}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
        onBlur={end}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={({ key, repeat }) => {
          if (!repeat && (key === 'Enter' || key === ' ')) begin();
        }}
        onKeyUp={end}
      >
        <LockOpen aria-hidden /> {t(scoring.unlock)}
      </button>
    </div>
  );
}
