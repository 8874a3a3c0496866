import { useEffect, useState } from 'react';

const playerOrigin = 'https://www.youtube-nocookie.com';

/** A player that is still loading misses greetings. Stop after eight, because some never answer. */
const greetings = { most: 8, everyMs: 500 } as const;

/**
 * The current second of a YouTube player; `undefined` until it reports one. Uses the messages of YouTube's
 * own script, so that no code of it is loaded.
 */
export function usePlayedSecond(frame: HTMLIFrameElement | null): number | undefined {
  const [second, setSecond] = useState<number>();
  useEffect(() => {
    if (frame === null) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const greet = () =>
      frame.contentWindow?.postMessage(
        JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
        playerOrigin,
      );
    const begin = () => {
      clearInterval(timer);
      let left = greetings.most - 1;
      greet();
      timer = setInterval(() => {
        left -= 1;
        greet();
        if (left === 0) clearInterval(timer);
      }, greetings.everyMs);
    };
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== playerOrigin || source !== frame.contentWindow) return;
      // Any message means that it has received the greeting.
      clearInterval(timer);
      const said = secondIn(data);
      if (said !== undefined) setSecond(said);
    };
    window.addEventListener('message', hear);
    frame.addEventListener('load', begin);
    begin();
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
      frame.removeEventListener('load', begin);
      setSecond(undefined);
    };
  }, [frame]);
  return second;
}

export function playFrom(frame: HTMLIFrameElement, second: number): void {
  for (const [func, args] of [
    ['seekTo', [second, true]],
    ['playVideo', []],
  ] as const)
    frame.contentWindow?.postMessage(JSON.stringify({ event: 'command', func, args }), playerOrigin);
}

function secondIn(data: unknown): number | undefined {
  if (typeof data !== 'string') return undefined;
  const [, second] = /"currentTime":(\d+)/.exec(data) ?? [];
  return second === undefined ? undefined : Number(second);
}
