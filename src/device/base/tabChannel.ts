import { openChannel } from '@/lib/browserParts';
import type { CommandId } from '@/model/command';

/** Tells the other tabs of this browser something, as a rule that a row was written; a tab does not hear itself. */
export interface Channel<T = CommandId> {
  readonly post: (said: T) => void;
  readonly subscribe: (listener: (said: T) => void) => () => void;
}

/** A channel between the tabs of one origin; without the platform's, a tab talks to nobody. */
export function createTabChannel<T = CommandId>(name: string): Channel<T> {
  const channel = openChannel(name);
  if (channel === undefined) return { post: () => {}, subscribe: () => () => {} };
  return {
    post: (said) => {
      try {
        channel.postMessage(said);
      } catch (error) {
        // As with no channel: each tab does for itself.
        console.warn('Tabs:', error);
      }
    },
    subscribe: (listener) => {
      // Only `post` above writes to this channel.
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data as T);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
