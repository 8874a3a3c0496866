import { useEffect, useState } from 'react';

/** How long a reader is kept from what is here already, in milliseconds: by a decision of the page, or by data on its way. */
export const patienceMs = { decision: 1_500, data: 5_000 } as const;

/** `waits` for the first moments of it, and then no more. */
export function useBriefly(waits: boolean, longestMs: number = patienceMs.decision): boolean {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setPatient(false), longestMs);
    return () => clearTimeout(timer);
  }, [waits, longestMs]);
  return waits && patient;
}
