import { useEffect, useState } from 'react';
import type { createNameHints } from '@/model/identity/nameHints';

export interface NameHintsCode {
  /** `undefined` before it has loaded, and offline as long as it is not on the device. */
  readonly create?: typeof createNameHints;
  readonly isPending: boolean;
}

/** The code that compares names: its tables of given names are larger than the page, so it loads on demand. */
export function useNameHints(): NameHintsCode {
  const [code, setCode] = useState<NameHintsCode>({ isPending: true });
  useEffect(() => {
    void import('@/model/identity/nameHints').then(
      ({ createNameHints: create }) => setCode({ create, isPending: false }),
      () => setCode({ isPending: false }),
    );
  }, []);
  return code;
}
