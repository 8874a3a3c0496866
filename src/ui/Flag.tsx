import { useState } from 'react';
import styles from './Flag.module.css';

/** The flag of a country, next to its name. Without a flag or a network it renders nothing. */
export function Flag({ code }: { readonly code: string }) {
  const [broken, setBroken] = useState<string>();
  if (broken === code) return null;
  return (
    <img
      src={`/flags/${encodeURIComponent(code)}.svg`}
      alt=""
      width={18}
      height={12}
      loading="lazy"
      className={styles.flag}
      onError={() => setBroken(code)}
    />
  );
}
