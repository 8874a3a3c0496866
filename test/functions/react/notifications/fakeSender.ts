import type { Notice } from '../../../../functions/src/react/notifications/sender';
import type { SenderWorld } from './senderContract';

export function createFakeSender(): SenderWorld {
  const devices = new Map<string, Notice[]>();
  let broken = false;
  return {
    sender: {
      send: async (tokens, notice) =>
        tokens.map((token) => {
          if (broken) return 'failed';
          const device = devices.get(token);
          device?.push(notice);
          return device ? 'sent' : 'gone';
        }),
    },
    register: (token) => void devices.set(token, []),
    breakDown: () => {
      broken = true;
    },
    shown: (token) => devices.get(token) ?? [],
  };
}
