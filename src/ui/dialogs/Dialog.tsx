import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly initialFocus?: (() => HTMLElement | null) | undefined;
  readonly wide?: boolean | undefined;
}

export function Dialog({ onClose, title, children, actions, initialFocus, wide = false }: DialogProps) {
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={styles.popup}
            data-wide={wide || undefined}
            initialFocus={initialFocus ?? true}
          >
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children !== undefined && <div className={styles.body}>{children}</div>}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
