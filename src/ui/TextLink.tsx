import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './TextLink.module.css';
import { cx } from './cx';

export interface TextLinkProps {
  readonly children: ReactNode;
  /** A path inside the app, or an address outside of it: of the web, or of mail. */
  readonly to: string;
  /** Looks like the text around it until it is pointed at; for names in lists and tables. */
  readonly plain?: boolean | undefined;
}

/** A link in running text. An outside address says nothing of us to where it leads. */
export function TextLink({ children, to, plain = false }: TextLinkProps) {
  const className = cx(styles.link, plain && styles.plain);
  if (/^(https?|mailto):/i.test(to))
    return (
      <a className={className} href={to} rel="noopener noreferrer nofollow ugc">
        {children}
      </a>
    );
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}
