import { useId, useState, type KeyboardEvent } from 'react';

export interface ComboboxQuestion {
  readonly count: number;
  /**
   * The text that the options answer. Another text highlights the first option again, so that Enter takes the
   * best.
   */
  readonly of: string;
  readonly onTake: (at: number) => void;
  readonly open?: boolean;
  /**
   * Whether the text is a value of its own: then the arrows can also return to the input, where nothing is
   * highlighted and Home and End move the caret.
   */
  readonly freeText?: boolean;
}

/**
 * An input and its list of options by the ARIA combobox pattern: the focus stays in the input, arrows move
 * the highlight, Enter takes it. Base UI's combobox cannot both highlight the best match and let the arrows
 * return to the text, and would add its code to every player's page.
 */
export function useCombobox({ count, of, onTake, open = true, freeText = false }: ComboboxQuestion) {
  const id = useId();
  const [highlighted, setHighlighted] = useState({ at: 0, of });
  if (highlighted.of !== of) setHighlighted({ at: 0, of });
  const shown = open && count > 0;
  const active = shown ? Math.min(highlighted.at, count - 1) : -1;
  const highlight = (at: number) => setHighlighted({ at, of });

  const onKeyDown = (event: KeyboardEvent) => {
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

/**
 * Shift selects text in the input, and Alt+Home leaves the page. Alt with an arrow opens lists on some
 * systems.
 */
const isPlain = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !shiftKey && (!altKey || key.startsWith('Arrow'));

function placeAfter(key: string, from: number, count: number, freeText: boolean): number | undefined {
  if (count === 0) return undefined;
  // A single option stays highlighted, so that an arrow before Enter does not lose it.
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
