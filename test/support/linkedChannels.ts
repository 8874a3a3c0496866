import type { Channel } from '@/device/base/tabChannel';

/** Channels of this many tabs that receive each other's messages, and all messages. */
export function linkedChannels<Said>(count: number) {
  const listeners: ((said: Said) => void)[][] = Array.from({ length: count }, () => []);
  const all: Said[] = [];
  const channels = listeners.map((own): Channel<Said> => ({
    post: (said) => {
      all.push(said);
      for (const others of listeners) if (others !== own) others.forEach((listener) => listener(said));
    },
    subscribe: (listener) => {
      own.push(listener);
      return () => own.splice(own.indexOf(listener), 1);
    },
  }));
  return { channels, said: all };
}
