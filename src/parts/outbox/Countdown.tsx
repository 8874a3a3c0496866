import { useEffect, useState } from 'react';

export interface CountdownProps {
  /** Epoch milliseconds. */
  readonly until: number;
  /** The sentence for a number of seconds. */
  readonly say: (seconds: number) => string;
}

/** The seconds until a time, in a sentence. As a timer it is silent to screen readers, who are not told each second. */
export function Countdown({ until, say }: CountdownProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{say(Math.max(0, Math.ceil((until - now) / 1_000)))}</span>;
}
