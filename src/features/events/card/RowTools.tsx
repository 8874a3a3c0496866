import { ChevronDown, ChevronUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { IconButton } from '@/ui/Button';
import styles from './Card.module.css';

export interface RowToolsProps {
  readonly number: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onRemove: () => void;
  readonly onInsert: () => void;
  readonly onMove: (to: number) => void;
}

export function RowTools({ number, isOpen, onOpen, onRemove, onInsert, onMove }: RowToolsProps) {
  const t = useText();
  return (
    <>
      <span className={styles.handle}>
        <IconButton
          size="sm"
          icon={<GripVertical aria-hidden />}
          label={t(events.moveRow, { number })}
          onKeyDown={(event) => {
            const step = stepOf(event);
            if (step === 0) return;
            event.preventDefault();
            onMove(number + step);
          }}
          onPointerDown={() => drag(onMove)}
        />
      </span>
      <IconButton
        size="sm"
        icon={<Plus aria-hidden />}
        label={t(events.insertRow, { number })}
        onClick={(event) => {
          onInsert();
          focusNextRow(event);
        }}
      />
      <IconButton
        size="sm"
        icon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        label={t(events.moreOfRow, { number })}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      />
      <IconButton
        size="sm"
        icon={<Trash2 aria-hidden />}
        label={t(events.removeRow, { number })}
        onClick={onRemove}
      />
    </>
  );
}

const stepOf = ({ key }: KeyboardEvent): number => (key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0);

/**
 * Follows the pointer until release and calls back for each row under it. The document has the listeners,
 * because a handle that moves within the page loses its pointer capture.
 */
function drag(onOver: (number: number) => void): void {
  const end = new AbortController();
  const { signal } = end;
  let last: number | undefined;
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
    const over = row ? Number(row.dataset['row']) : undefined;
    if (over !== undefined && over !== last) onOver(over);
    last = over;
  };
  document.addEventListener('pointermove', follow, { signal });
  for (const event of ['pointerup', 'pointercancel']) {
    document.addEventListener(event, () => end.abort(), { signal });
  }
}

function focusNextRow({ currentTarget }: MouseEvent): void {
  const row = currentTarget.closest('[data-row]');
  setTimeout(() => row?.nextElementSibling?.querySelector('input')?.focus());
}
