import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/turns';

/** A value as of the last frame: what it brings takes longer to draw, or to begin, than the answer to a key may. */
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
