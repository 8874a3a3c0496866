import { useRef, type RefObject } from 'react';

type FromStart = <Args extends readonly unknown[]>(ask: (...args: Args) => void) => (...args: Args) => void;

/**
 * Scrolls to the start of the list when its rows change, because the old position means nothing among new
 * rows. Scrolls at once, while the old rows are still rendered: the virtual list reads the position when the
 * new ones arrive. The change is dispatched first, so that the old address keeps the old position.
 */
export function useListStart<E extends Element>(): readonly [
  start: RefObject<E | null>,
  fromStart: FromStart,
] {
  const start = useRef<E>(null);
  const fromStart: FromStart =
    (ask) =>
    (...args) => {
      ask(...args);
      const top = start.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) start.current?.scrollIntoView();
    };
  return [start, fromStart];
}
