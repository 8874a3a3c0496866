import type { ReactNode } from 'react';
import { AppLink } from './AppLink';
import styles from './TextLink.module.css';
import { cx } from './cx';

export interface TextLinkProps {
  readonly children: ReactNode;
  readonly to: string;
  /** Looks like the surrounding text until hovered; for names in lists and tables. */
  readonly plain?: boolean | undefined;
}

/** A link in running text. External links send no referrer. */
export function TextLink({ children, to, plain = false }: TextLinkProps) {
  const className = cx(styles.link, plain && styles.plain);
  if (/^(https?|mailto):/i.test(to))
    return (
      <a className={className} href={to} rel="noopener noreferrer nofollow ugc">
        {children}
      </a>
    );
  return (
    <AppLink className={className} to={to}>
      {children}
    </AppLink>
  );
}
