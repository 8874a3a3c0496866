import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Choices.module.css';

export interface ChoiceLink {
  readonly to: string;
  readonly label: ReactNode;
  readonly current: boolean;
}

export function Choices({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly ChoiceLink[];
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ to, label: text, current }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.choice}
              aria-current={current || undefined}
              preventScrollReset
              replace
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
