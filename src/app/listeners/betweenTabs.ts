import type { Channel } from '@/device/base/tabChannel';
import type { RootState } from '@/store/typed';
import type { AppStore } from '../client/store';

export type SharedStore = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;

interface Shared<Part, Said> {
  readonly part: (state: RootState) => Part;
  readonly told: (now: Part, before: Part) => Said | undefined;
  readonly hear: (said: Said) => void;
}

/**
 * Synchronises a stored part of the state between tabs. Each tab stores all that it knows, so without this it
 * would overwrite other tabs' changes. Returns the function that stops it.
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
