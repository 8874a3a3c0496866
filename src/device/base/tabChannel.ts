import type { TabWire } from '@/sync/tabWire';
import { openChannel } from '@/lib/browserParts';
import type { CommandId } from '@/model/command';

/** Tells the other tabs of this browser that a row was written. */
export type Channel = TabWire<CommandId>;

/** A channel between the tabs of one origin; without the platform's, a tab talks to nobody. */
export function createTabChannel<Message = CommandId>(name: string): TabWire<Message> {
  const channel = openChannel(name);
  if (channel === undefined) return { post: () => {}, subscribe: () => () => {} };
  return {
    post: (message) => {
      try {
        channel.postMessage(message);
      } catch (error) {
        // As with no channel: each tab does for itself.
        console.warn('Tabs:', error);
      }
    },
    subscribe: (listener) => {
      // Only `post` above writes to this channel.
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data as Message);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
