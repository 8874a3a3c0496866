import type { ComponentProps } from 'react';
import styles from './Score.module.css';

export function Key({ className = styles.key, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={className} {...props} />;
}
