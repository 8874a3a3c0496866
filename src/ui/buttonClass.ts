import styles from './Button.module.css';
import { cx } from './cx';

export interface ButtonLook {
  /** `primary` at most once in a view; `quiet` has no edge. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'md' | 'sm' | undefined;
}

/** The classes of something that looks like a button: a button, or a link that acts as one. */
export const buttonClass = ({ variant = 'secondary', size = 'md' }: ButtonLook): string =>
  cx(styles.button, styles[variant], size === 'sm' && styles.sm);
