import type { ReactNode } from 'react';
import { outbox } from '@/language/en/outbox';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { Countdown } from './Countdown';
import styles from './DelayedDecision.module.css';

export function DelayedRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.region} role="status">
      {children}
    </div>
  );
}

export function DelayedNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.decision}>{children}</p>;
}

export interface DelayedDecisionProps {
  readonly what: string;
  /** Device time, epoch milliseconds. */
  readonly sendAfter: number;
  readonly onUndo: () => void;
  readonly onSend: () => void;
}

export function DelayedDecision({ what, sendAfter, onUndo, onSend }: DelayedDecisionProps) {
  const t = useText();
  return (
    <div className={styles.decision}>
      <p>
        <strong>{what}</strong>{' '}
        <Countdown until={sendAfter} say={(seconds) => t(outbox.sentIn, { count: seconds })} />
      </p>
      <Button size="sm" onClick={onUndo}>
        {t(outbox.undo)}
      </Button>
      <Button size="sm" variant="quiet" onClick={onSend}>
        {t(outbox.sendNow)}
      </Button>
    </div>
  );
}
