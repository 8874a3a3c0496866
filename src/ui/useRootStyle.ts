import { useLayoutEffect } from 'react';

export function useRootStyle(property: string, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return;
    const { style } = document.documentElement;
    style.setProperty(property, value);
    return () => style.setProperty(property, '');
  }, [property, value]);
}
