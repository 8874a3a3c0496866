import styles from './ShareBar.module.css';

/** Two shares as a bar, for sighted users. Words next to it say the same. */
export function ShareBar({ share }: { /** Share of the first part, from 0 to 1. */ readonly share: number }) {
  return (
    <span className={styles.bar} aria-hidden>
      <span className={styles.first} style={{ flexGrow: share }} />
      <span className={styles.second} style={{ flexGrow: 1 - share }} />
    </span>
  );
}
