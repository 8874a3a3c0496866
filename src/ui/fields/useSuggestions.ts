import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useCombobox, type ComboboxQuestion } from '../useCombobox';

/** Opens and closes the list of a combobox in which the text may stand by itself: typing, a click and arrows open it. */
export function useSuggestions({ count, of, onTake }: Pick<ComboboxQuestion, 'count' | 'of' | 'onTake'>) {
  const [open, setOpen] = useState(false);
  const pressed = useRef(false);
  const close = () => setOpen(false);
  const take = (at: number) => {
    onTake(at);
    close();
  };
  const combobox = useCombobox({ count, of, open, freeText: true, onTake: take });

  // The list pushes down what follows. Closing it between the press and the release of a button would move that button
  // away, so a press elsewhere closes it only once its click is over.
  useEffect(() => {
    if (!open) return;
    const press = () => void (pressed.current = true);
    const release = () => {
      pressed.current = false;
      setTimeout(() => setOpen(false));
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
    ...combobox,
    take,
    /** For the input's change. */
    typed: () => setOpen(true),
    input: {
      ...combobox.input,
      // Its own click must not reach the document, where a click closes.
      onClick: (event: MouseEvent) => {
        event.nativeEvent.stopPropagation();
        if (!open) combobox.highlight(-1);
        setOpen(true);
      },
      onBlur: () => {
        if (!pressed.current) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        combobox.input.onKeyDown(event);
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
        else if (event.key === 'Escape' && combobox.shown) {
          // Closes the list and not the dialog around it.
          event.stopPropagation();
          close();
        }
      },
    },
  } as const;
}
