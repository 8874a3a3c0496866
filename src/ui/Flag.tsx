import { useState } from 'react';
import styles from './Flag.module.css';

/** The flag of a country by its code, beside its name; where there is none, or no network, the name stands alone. */
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
