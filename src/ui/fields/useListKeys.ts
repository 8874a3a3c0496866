import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

export interface ListKeysOptions {
  /** How many rows there are now. */
  readonly count: number;
  /** The row at this place was chosen. */
  readonly onTake: (at: number) => void;
}

/**
 * Opening, closing and moving through a list that belongs to a text input, as the ARIA pattern for comboboxes has it.
 * `active` is the marked row, -1 for none.
 */
export function useListKeys({ count, onTake }: ListKeysOptions) {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const pressed = useRef(false);
  const shown = open && count > 0;
  const active = Math.min(marked, count - 1);

  const close = () => {
    setOpen(false);
    setMarked(-1);
  };

  // The list pushes down what follows. Closing it between the press and the release of a button would move that button
  // away, so a press elsewhere closes it only once its click is over.
  useEffect(() => {
    if (!open) return;
    const press = () => void (pressed.current = true);
    const release = () => {
      pressed.current = false;
      setTimeout(() => {
        setOpen(false);
        setMarked(-1);
      });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('click', release);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('click', release);
      pressed.current = false;
    };
  }, [open]);

  return {
    open: shown,
    active: shown ? active : -1,
    close,
    /** For the input's change: opens with the first row marked, so that Enter takes the best match. */
    typed: () => {
      setOpen(true);
      setMarked(0);
    },
    input: {
      // Its own click must not reach the document, where a click closes.
      onClick: (event: { stopPropagation(): void; nativeEvent: Event }) => {
        event.nativeEvent.stopPropagation();
        setOpen(true);
      },
      onBlur: () => {
        if (!pressed.current) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        // While an input method composes, its keys are its own.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          setOpen(true);
          const step = event.key === 'ArrowDown' ? 1 : -1;
          const from = shown ? active : -1;
          // One place more than rows: the input itself, with none marked.
          setMarked(((from + 1 + step + count + 1) % (count + 1)) - 1);
        } else if (event.key === 'Enter' && shown && active >= 0) {
          event.preventDefault();
          onTake(active);
          close();
        } else if (event.key === 'Escape' && shown) {
          // Closes the list and not the dialog around it.
          event.stopPropagation();
          close();
        }
      },
    },
  };
}
