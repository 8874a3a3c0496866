import { useLayoutEffect } from 'react';
import { useRootStyle } from './useRootStyle';

/**
 * For a dark hall, whatever theme the reader prefers elsewhere.
 *
 * @param isTransparent whether the page has no ground of its own, so that a stream shows through it
 */
export function useDarkTheme(isTransparent = false): void {
  useRootStyle('background', isTransparent ? 'transparent' : undefined);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset['theme'] = 'dark';
    return () => {
      if (theme === undefined) delete dataset['theme'];
      else dataset['theme'] = theme;
    };
  }, []);
}
