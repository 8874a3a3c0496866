import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonClass';
import { VisuallyHidden } from './VisuallyHidden';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Shown before the text; hidden from screen readers. */
  readonly icon?: ReactNode;
  /** Work is under way: the button keeps its place and name, takes no clicks, and says so. */
  readonly busy?: boolean | undefined;
}

/** A button that says what it does. It submits nothing unless `type="submit"` is given. */
export function Button({ variant, size, icon, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size })}
      aria-busy={busy || undefined}
      // Not `disabled`: a button that loses focus while it works would throw keyboard users to the top.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <LoaderCircle className={styles.spinner} aria-hidden /> : icon}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  readonly icon: ReactNode;
  /** The accessible name, also shown on hover. */
  readonly label: string;
}

/** A square button with an icon alone, named by its `label`. */
export function IconButton({ icon, label, variant = 'quiet', size, busy = false, ...rest }: IconButtonProps) {
  return (
    <span className={styles.iconOnly}>
      <Button {...rest} variant={variant} size={size} busy={busy} icon={icon} title={label}>
        {/* Text and not aria-label, so that translation tools and searches by field label treat it as a button. */}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </span>
  );
}
