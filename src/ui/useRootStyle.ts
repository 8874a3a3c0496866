import { useLayoutEffect } from 'react';

/** Gives the root element a style while the page is shown; nothing for `undefined`. */
export function useRootStyle(property: string, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return;
    const { style } = document.documentElement;
    style.setProperty(property, value);
    return () => style.setProperty(property, '');
  }, [property, value]);
}
