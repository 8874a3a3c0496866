import { useEffect, useState, type RefObject } from 'react';
import { playFrom, usePlayedSecond } from '@/ui/usePlayedSecond';

interface MomentPlayer {
  readonly onFrame: (frame: HTMLIFrameElement | null) => void;
  /** `undefined` until the video plays. */
  readonly second: number | undefined;
  /** The second from which a player that is not loaded yet begins; `undefined` until the editor asks. */
  readonly start: number | undefined;
  readonly playAt: (second: number) => void;
}

/** A press of Tab moves the focus within this time. */
const tabMs = 300;

/**
 * The player of the editor. A click into the video moves the focus into its frame, where our key would never arrive,
 * so the focus returns to `root`. Someone who moves into the frame by Tab wants the player's own keys and stays there.
 */
export function useMomentPlayer(root: RefObject<HTMLElement | null>): MomentPlayer {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [start, setStart] = useState<number>();
  const second = usePlayedSecond(frame);
  useEffect(() => {
    if (frame === null) return;
    let tabAt = -Infinity;
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Tab') tabAt = timeStamp;
    };
    const onBlur = ({ timeStamp }: FocusEvent) => {
      if (timeStamp - tabAt <= tabMs) return;
      // Browsers name the frame as the active element only after this event.
      setTimeout(() => {
        if (document.activeElement === frame) root.current?.focus({ preventScroll: true });
      });
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('blur', onBlur);
    };
  }, [frame, root]);
  return {
    onFrame: setFrame,
    second,
    start,
    playAt: (at) => (frame === null ? setStart(at) : playFrom(frame, at)),
  };
}
