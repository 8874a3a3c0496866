import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/turns';
import { whileWanted } from '@/lib/whileWanted';

/**
 * The value of the last painted frame. Use it for content that takes longer to render than the response to a
 * key may.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => whileWanted(afterPaint, () => startTransition(() => setPainted(value))), [value]);
  return painted;
}
