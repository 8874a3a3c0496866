import { LockOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { scoring } from '@/language/en/scoring';
import { useText } from '@/language/useLanguage';
import { Key } from './Key';
import rare from './InPlaceOfKeys.module.css';
import styles from './Score.module.css';

/** Longer than any touch in a pocket. */
const holdMs = 1_000;

/** For those who cannot hold a button, for example with a screen reader. No pocket types it. */
const code = '739';

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
    <div className={rare.cover}>
      <p>{t(scoring.locked)}</p>
      <Key
        className={`${styles.key} ${rare.unlock}`}
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
        <LockOpen /> {t(scoring.unlock)}
      </Key>
      <label className={rare.code}>
        {t(scoring.unlockCode, { code })}
        <input
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => {
            if (target.value.trim() === code) onUnlock();
          }}
        />
      </label>
    </div>
  );
}
