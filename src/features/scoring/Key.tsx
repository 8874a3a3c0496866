import type { ComponentProps } from 'react';
import styles from './Score.module.css';

/** A key of the score screen: large enough for a thumb. */
export function Key({ className = styles.key, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={className} {...props} />;
}
