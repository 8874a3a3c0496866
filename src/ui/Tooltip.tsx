import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styles from './Popup.module.css';

export interface TooltipProps {
  /** Says more; whatever is needed must be visible without it. */
  readonly text: string;
  /** One focusable element that takes a ref and spreads its props. */
  readonly children: ReactElement;
}

/** A hint on hover and focus; Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className={styles.positioner}>
          <Base.Popup className={styles.tooltip} role="tooltip">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
