import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonLook } from './buttonClass';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {
  readonly icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, and is a link to screen readers. */
export function ButtonLink({ variant, size, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size })}>
      {icon}
      {children}
    </Link>
  );
}
