import { useState } from 'react';
import { once } from '@/lib/once';
import styles from './Flag.module.css';

export interface FlagProps {
  /** Address of the picture; `undefined` for an unknown country. */
  readonly src: string | undefined;
  /** Whether a missing flag leaves its place empty, so that names below each other line up. */
  readonly keepsPlace?: boolean;
}

/** The flag of a country, next to a name that says the same or more, so it has no name of its own. */
export function Flag({ src, keepsPlace = false }: FlagProps) {
  const [broken, setBroken] = useState<string>();
  if (src === undefined || broken === src)
    return keepsPlace ? <span className={styles.place} aria-hidden /> : null;
  return (
    <img
      src={carried().get(src) ?? src}
      alt=""
      width={18}
      height={12}
      loading="lazy"
      className={styles.flag}
      onError={() => setBroken(src)}
    />
  );
}

/** By address, the flags that the page carries for its first rows. Read before the app replaces them. */
const carried = once(
  () =>
    new Map(
      Array.from(document.querySelectorAll<HTMLImageElement>('img[data-flag]'), ({ dataset, src }) => [
        dataset['flag'],
        src,
      ]),
    ),
);
