import type { Channel } from '@/device/base/tabChannel';
import type { RootState } from '@/store/typed';
import type { AppStore } from '../client/store';

export type SharedStore = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;

interface Shared<Part, Said> {
  readonly part: (state: RootState) => Part;
  /** Answers what others are told of a change; `undefined` where that is nothing. */
  readonly told: (now: Part, before: Part) => Said | undefined;
  /** Takes over what another tab has said. */
  readonly hear: (said: Said) => void;
}

/**
 * Brings changes of a part of the state that the device remembers from tab to tab: each tab writes all that it knows of it, and
 * would take back what was done in another one. Returns the call that ends it.
 */
export function betweenTabs<Part, Said>(
  { getState, subscribe }: Pick<SharedStore, 'getState' | 'subscribe'>,
  channel: Channel<Said>,
  { part, told, hear }: Shared<Part, Said>,
): () => void {
  let known = part(getState());
  let hearing = false;
  const stops = [
    subscribe(() => {
      const now = part(getState());
      if (now === known) return;
      const said = hearing ? undefined : told(now, known);
      known = now;
      if (said !== undefined) channel.post(said);
    }),
    channel.subscribe((said) => {
      hearing = true;
      try {
        hear(said);
      } finally {
        hearing = false;
      }
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
