import { useEffect, useState } from 'react';

export interface CountdownProps {
  /** Epoch milliseconds. */
  readonly until: number;
  readonly say: (seconds: number) => string;
}

/**
 * Seconds until a time, in a sentence. The role `timer` keeps screen readers from announcing every second.
 */
export function Countdown({ until, say }: CountdownProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{say(Math.max(0, Math.ceil((until - now) / 1_000)))}</span>;
}
