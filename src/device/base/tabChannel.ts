import { openChannel } from '@/lib/browserParts';
import type { CommandId } from '@/model/proposals/command';

/** Messages to this browser's other tabs, usually that a row was written. The sender receives nothing. */
export interface Channel<T = CommandId> {
  readonly post: (said: T) => void;
  readonly subscribe: (listener: (said: T) => void) => () => void;
}

export function createTabChannel<T = CommandId>(name: string): Channel<T> {
  const channel = openChannel(name);
  if (channel === undefined) return { post: () => {}, subscribe: () => () => {} };
  return {
    post: (said) => {
      try {
        channel.postMessage(said);
      } catch (error) {
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
