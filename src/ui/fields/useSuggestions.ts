import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useCombobox, type ComboboxQuestion } from '../useCombobox';

/** Open state of a combobox list whose text may be a value of its own. Typing, a click and arrows open it. */
export function useSuggestions({ count, of, onTake }: Pick<ComboboxQuestion, 'count' | 'of' | 'onTake'>) {
  const [open, setOpen] = useState(false);
  const pressed = useRef(false);
  const close = () => setOpen(false);
  const take = (at: number) => {
    onTake(at);
    close();
  };
  const combobox = useCombobox({ count, of, open, freeText: true, onTake: take });

  // The list pushes down what follows. Closing it between press and release would move the pressed button
  // away, so a press elsewhere closes it after the click.
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
    typed: () => setOpen(true),
    input: {
      ...combobox.input,
      // Keep the input's own click from the document, where a click closes the list.
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
          event.stopPropagation();
          close();
        }
      },
    },
  } as const;
}
