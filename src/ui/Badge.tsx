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
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import styles from './Badge.module.css';
import { VisuallyHidden } from './VisuallyHidden';

const looks = {
  pending: { icon: Clock, tone: 'warn', text: ui.pending },
  sending: { icon: CloudUpload, tone: 'warn', text: ui.onThisDevice },
  unreviewed: { icon: CircleDashed, tone: 'neutral', text: ui.unreviewed },
  applied: { icon: CircleCheck, tone: 'accent', text: ui.applied },
  rejected: { icon: CircleX, tone: 'danger', text: ui.rejected },
  problem: { icon: TriangleAlert, tone: 'danger', text: ui.problem },
  provisional: { icon: Flag, tone: 'neutral', text: ui.provisional },
  neutral: { icon: undefined, tone: 'neutral', text: undefined },
  info: { icon: Info, tone: 'neutral', text: undefined },
} as const;

export interface BadgeProps {
  readonly kind: keyof typeof looks;
  readonly children?: ReactNode;
}

export function Badge({ kind, children }: BadgeProps) {
  const t = useText();
  const { icon: Icon, tone, text } = looks[kind];
  return (
    <span className={styles.badge} data-tone={tone}>
      {Icon && <Icon />}
      {children ?? (text && t(text))}
    </span>
  );
}

export interface IconBadgeProps {
  readonly kind: Exclude<BadgeProps['kind'], 'neutral'>;
  readonly label: string;
}

export function IconBadge({ kind, label }: IconBadgeProps) {
  const { icon: Icon, tone } = looks[kind];
  return (
    <span className={styles.icon} data-tone={tone} title={label}>
      <Icon />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
