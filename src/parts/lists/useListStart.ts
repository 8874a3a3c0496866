import { useRef, type RefObject } from 'react';

/** Makes what asks for other rows lead back to where the list begins, for who has gone far down in it. */
type FromStart = <Args extends readonly unknown[]>(ask: (...args: Args) => void) => (...args: Args) => void;

/**
 * Where a list begins: the place of before means nothing among other rows. It is gone to at once, while those of before
 * still stand: rows that are drawn only near the window ask where it is when they come. What asks goes first, since the
 * place that is left is kept with the address.
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
