import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonClass';
import { VisuallyHidden } from './VisuallyHidden';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  readonly icon?: ReactNode;
  /** Announces that work is under way. The button keeps its place and name and ignores clicks. */
  readonly busy?: boolean | undefined;
}

export function Button({ variant, size, icon, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size })}
      aria-busy={busy || undefined}
      // Not `disabled`: a disabled button loses the focus, and keyboard users would land at the top.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <LoaderCircle className={styles.spinner} /> : icon}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  readonly icon: ReactNode;
  readonly label: string;
}

export function IconButton({ icon, label, variant = 'quiet', size, busy = false, ...rest }: IconButtonProps) {
  return (
    <span className={styles.iconOnly}>
      <Button {...rest} variant={variant} size={size} busy={busy} icon={icon} title={label}>
        {/* Text instead of aria-label, so that translation tools and searches by field label treat it as a button. */}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </span>
  );
}
