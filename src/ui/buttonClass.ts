import styles from './Button.module.css';
import { cx } from './cx';

export interface ButtonLook {
  /** `primary` at most once per view; `quiet` has no border. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'md' | 'sm' | undefined;
}

export const buttonClass = ({ variant = 'secondary', size = 'md' }: ButtonLook): string =>
  cx(styles.button, styles[variant], size === 'sm' && styles.sm);
