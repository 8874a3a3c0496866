import { useEffect, useState } from 'react';

/** Longer than this nobody is kept from what is here already. */
const patienceMs = 1_500;

/** `waits` for the first moments of it, and then no more. */
export function useBriefly(waits: boolean, longestMs = patienceMs): boolean {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setPatient(false), longestMs);
    return () => clearTimeout(timer);
  }, [waits, longestMs]);
  return waits && patient;
}
