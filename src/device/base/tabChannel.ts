import { openChannel } from '@/lib/browserParts';
import type { CommandId } from '@/model/command';

/** Tells the other tabs of this browser that a row was written; a tab does not hear itself. */
export interface Channel {
  readonly post: (id: CommandId) => void;
  readonly subscribe: (listener: (id: CommandId) => void) => () => void;
}

/** A channel between the tabs of one origin; without the platform's, a tab talks to nobody. */
export function createTabChannel(name: string): Channel {
  const channel = openChannel(name);
  if (channel === undefined) return { post: () => {}, subscribe: () => () => {} };
  return {
    post: (id) => {
      try {
        channel.postMessage(id);
      } catch (error) {
        // As with no channel: each tab does for itself.
        console.warn('Tabs:', error);
      }
    },
    subscribe: (listener) => {
      // Only `post` above writes to this channel.
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data as CommandId);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
