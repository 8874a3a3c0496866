import { useEffect, useState } from 'react';

/**
 * Longest time that available content is held back, in milliseconds: while the page decides, or while data is
 * loading.
 */
export const patienceMs = { decision: 1_500, data: 5_000 } as const;

/** Like `waits`, but turns false for good after the given time. */
export function useBriefly(waits: boolean, longestMs: number = patienceMs.decision): boolean {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setPatient(false), longestMs);
    return () => clearTimeout(timer);
  }, [waits, longestMs]);
  return waits && patient;
}
