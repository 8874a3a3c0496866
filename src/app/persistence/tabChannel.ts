import type { CommandId } from '@/model/command';

/** Tells the other tabs of this browser that a row was written. */
export interface Channel {
  readonly post: (id: CommandId) => void;
  readonly subscribe: (listener: (id: CommandId) => void) => () => void;
}

/** A channel between the tabs of one origin; without the platform's, a tab talks to nobody. */
export function createTabChannel(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, subscribe: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (id) => channel.postMessage(id),
    subscribe: (listener) => {
      // Only `post` above writes to this channel.
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data as CommandId);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
