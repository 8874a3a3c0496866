import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonLook } from './buttonClass';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {
  readonly icon?: ReactNode;
}

export function ButtonLink({ variant, size, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size })}>
      {icon}
      {children}
    </Link>
  );
}
