import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  CloudUpload,
  Flag,
  Info,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

const looks = {
  pending: { icon: Clock, tone: 'warn', text: 'Pending' },
  sending: { icon: CloudUpload, tone: 'warn', text: 'On this device' },
  unreviewed: { icon: CircleDashed, tone: 'neutral', text: 'Not reviewed' },
  applied: { icon: CircleCheck, tone: 'accent', text: 'Applied' },
  rejected: { icon: CircleX, tone: 'danger', text: 'Rejected' },
  problem: { icon: TriangleAlert, tone: 'danger', text: 'Problem' },
  provisional: { icon: Flag, tone: 'neutral', text: 'Provisional' },
  neutral: { icon: undefined, tone: 'neutral', text: '' },
  info: { icon: Info, tone: 'neutral', text: '' },
} as const;

export interface BadgeProps {
  readonly kind: keyof typeof looks;
  /** Default: the usual word of the kind; `neutral` and `info` have none. */
  readonly children?: ReactNode;
}

/** A small mark of state, told by its icon and its words. */
export function Badge({ kind, children }: BadgeProps) {
  const { icon: Icon, tone, text } = looks[kind];
  return (
    <span className={styles.badge} data-tone={tone}>
      {Icon && <Icon aria-hidden />}
      {children ?? text}
    </span>
  );
}
