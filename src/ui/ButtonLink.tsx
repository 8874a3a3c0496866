import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './AppLink';
import { buttonClass, type ButtonLook } from './buttonClass';

export interface ButtonLinkProps extends ButtonLook, Omit<AppLinkProps, 'className'> {
  readonly icon?: ReactNode;
}

export function ButtonLink({ variant, size, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <AppLink {...rest} className={buttonClass({ variant, size })}>
      {icon}
      {children}
    </AppLink>
  );
}
