import { useEffect, useState } from 'react';

const playerOrigin = 'https://www.youtube-nocookie.com';

/**
 * The second at which a YouTube player is; `undefined` until it says. It tells whoever greets it, by messages that its own
 * script for pages is made of, so that none of its code has to be loaded.
 */
export function usePlayedSecond(frame: HTMLIFrameElement | null): number | undefined {
  const [second, setSecond] = useState<number>();
  useEffect(() => {
    if (frame === null) return;
    const greet = () =>
      frame.contentWindow?.postMessage(
        JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
        playerOrigin,
      );
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== playerOrigin || source !== frame.contentWindow) return;
      const said = secondIn(data);
      if (said !== undefined) setSecond(said);
    };
    window.addEventListener('message', hear);
    frame.addEventListener('load', greet);
    greet();
    return () => {
      window.removeEventListener('message', hear);
      frame.removeEventListener('load', greet);
      setSecond(undefined);
    };
  }, [frame]);
  return second;
}

/** The whole second in a message of the player. */
function secondIn(data: unknown): number | undefined {
  if (typeof data !== 'string') return undefined;
  const [, second] = /"currentTime":(\d+)/.exec(data) ?? [];
  return second === undefined ? undefined : Number(second);
}
