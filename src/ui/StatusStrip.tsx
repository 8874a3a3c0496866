import { CloudOff, CloudUpload, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './StatusStrip.module.css';

const icons = { offline: CloudOff, pending: CloudUpload, info: Info } as const;

export interface StatusStripProps {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function StatusStrip({ kind, children, action }: StatusStripProps) {
  const Icon = icons[kind];
  return (
    <div className={styles.strip} data-kind={kind}>
      <Icon />
      <span>{children}</span>
      {action}
    </div>
  );
}
