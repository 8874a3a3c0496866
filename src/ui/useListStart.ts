import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Where a list begins that is filtered and ordered as the address says. Who has gone far down in it and asks for other rows
 * is led back there: the place of before means nothing among them. Going back in history keeps its own place.
 */
export function useListStart<E extends Element>(): RefObject<E | null> {
  const start = useRef<E>(null);
  const { search } = useLocation();
  const action = useNavigationType();
  const asked = useRef(search);
  useLayoutEffect(() => {
    if (asked.current === search) return;
    asked.current = search;
    const top = start.current?.getBoundingClientRect().top ?? 0;
    if (action !== NavigationType.Pop && top < 0) start.current?.scrollIntoView();
  }, [search, action]);
  return start;
}
