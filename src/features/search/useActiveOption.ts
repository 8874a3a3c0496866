import { useState, type KeyboardEvent } from 'react';

/**
 * The marked row of a list that is moved through from an input: arrows go round, Home and End to its ends. The first row
 * is marked whenever `of` is another, so that Enter takes the best. -1 while there are no rows.
 */
export function useActiveOption(count: number, of: string) {
  const [marked, setMarked] = useState({ at: 0, of });
  const at = marked.of === of ? Math.min(marked.at, count - 1) : Math.min(0, count - 1);
  const mark = (next: number) => setMarked({ at: next, of });

  /** Says whether the key was one that moves. */
  const onKey = (event: KeyboardEvent): boolean => {
    const places: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % count,
      ArrowUp: (at - 1 + count) % count,
      Home: 0,
      End: count - 1,
    };
    const next = places[event.key];
    // Shift marks text in the input.
    if (
      next === undefined ||
      count === 0 ||
      event.shiftKey ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey
    ) {
      return false;
    }
    event.preventDefault();
    mark(next);
    return true;
  };
  return { marked: at, mark, onKey };
}
