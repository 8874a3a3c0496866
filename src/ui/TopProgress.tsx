import styles from './TopProgress.module.css';

export interface TopProgressProps {
  readonly share: number;
  readonly label: string;
}

export function TopProgress({ share, label }: TopProgressProps) {
  return <progress className={styles.progress} aria-label={label} value={share} max={1} />;
}
