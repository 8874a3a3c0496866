import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './Palette.module.css';

export interface PaletteProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

export function Palette({ onClose, title, children }: PaletteProps) {
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup}>
            <Base.Title render={<VisuallyHidden>{title}</VisuallyHidden>} />
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
