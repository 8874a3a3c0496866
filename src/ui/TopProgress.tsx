import styles from './TopProgress.module.css';

export interface TopProgressProps {
  /** From 0 to 1. */
  readonly share: number;
  /** The work under way. */
  readonly label: string;
}

/** A thin line along the upper edge of the window, which moves nothing out of its place. */
export function TopProgress({ share, label }: TopProgressProps) {
  return <progress className={styles.progress} aria-label={label} value={share} max={1} />;
}
