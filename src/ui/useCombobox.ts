import { useId, useState, type KeyboardEvent } from 'react';

export interface ComboboxQuestion {
  /** How many options there are now. */
  readonly count: number;
  /** The text that they answer: with another text the first is highlighted again, so that Enter takes the best. */
  readonly of: string;
  /** Told of Enter on the option at this place. */
  readonly onTake: (at: number) => void;
  /** True while the list is shown. Default true. */
  readonly open?: boolean;
  /**
   * The text by itself is an answer too: beyond the last option the arrows come to the input, where none is highlighted,
   * and Home and End move its caret.
   */
  readonly freeText?: boolean;
}

/**
 * An input and the list of options that belongs to it, as the ARIA pattern for comboboxes has them: the focus stays in the
 * input, arrows move the highlight and Enter takes what is highlighted. Base UI has such a part as well, but it cannot both
 * highlight the best match and let the arrows come back to the text, and its code would come with every player's page.
 */
export function useCombobox({ count, of, onTake, open = true, freeText = false }: ComboboxQuestion) {
  const id = useId();
  const [highlighted, setHighlighted] = useState({ at: 0, of });
  if (highlighted.of !== of) setHighlighted({ at: 0, of });
  const shown = open && count > 0;
  /** The highlighted option, -1 for none. */
  const active = shown ? Math.min(highlighted.at, count - 1) : -1;
  const highlight = (at: number) => setHighlighted({ at, of });

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const next = isPlain(event) ? placeAfter(event.key, active, count, freeText) : undefined;
    if (next !== undefined) highlight(next);
    else if (event.key === 'Enter' && active >= 0) onTake(active);
    else return;
    event.preventDefault();
  };

  return {
    shown,
    highlight,
    input: {
      role: 'combobox',
      'aria-expanded': shown,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? `${id}${active}` : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    },
    list: { id, role: 'listbox' },
    option: (at: number) => ({
      id: `${id}${at}`,
      role: 'option',
      'aria-selected': at === active,
      'data-highlighted': at === active || undefined,
      ref: (element: HTMLElement | null) => {
        // jsdom has no layout and lacks the method.
        if (at === active) element?.scrollIntoView?.({ block: 'nearest' });
      },
    }),
  } as const;
}

/** Shift marks text in the input, and Alt with Home leaves the page; Alt with an arrow opens lists elsewhere as well. */
const isPlain = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !shiftKey && (!altKey || key.startsWith('Arrow'));

/** Where a key moves the highlight; `undefined` when it is none that moves. */
function placeAfter(key: string, from: number, count: number, freeText: boolean): number | undefined {
  if (count === 0) return undefined;
  // The only option stays highlighted: an arrow on the way to Enter must not lose it.
  const first = freeText && count > 1 ? -1 : 0;
  const places = count - first;
  const around = (step: number) => ((from - first + step + places) % places) + first;
  switch (key) {
    case 'ArrowDown':
      return from < 0 ? 0 : around(1);
    case 'ArrowUp':
      return from < 0 ? count - 1 : around(-1);
    case 'Home':
      return freeText ? undefined : 0;
    case 'End':
      return freeText ? undefined : count - 1;
    default:
      return undefined;
  }
}
