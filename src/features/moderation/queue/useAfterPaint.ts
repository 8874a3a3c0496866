import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/turns';

/**
 * The value of the last painted frame. Use it for content that takes longer to render than the response to a
 * key may.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let isOver = false;
    void afterPaint().then(() => {
      if (!isOver) startTransition(() => setPainted(value));
    });
    return () => {
      isOver = true;
    };
  }, [value]);
  return painted;
}
