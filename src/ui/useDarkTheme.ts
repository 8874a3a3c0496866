import { useLayoutEffect } from 'react';

/**
 * For a dark hall, whatever theme the reader prefers elsewhere.
 *
 * @param isTransparent whether the page has no ground of its own, so that a stream shows through it
 */
export function useDarkTheme(isTransparent = false): void {
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    const { theme } = dataset;
    dataset['theme'] = 'dark';
    if (isTransparent) style.background = 'transparent';
    return () => {
      if (theme === undefined) delete dataset['theme'];
      else dataset['theme'] = theme;
      if (isTransparent) style.background = '';
    };
  }, [isTransparent]);
}
