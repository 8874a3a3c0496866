import type { ClientSurroundings } from '@/app/client/client';
import { localRatings } from './localRatings';
import { createRowsPersistence } from '@/device/rows/persistRows';
import type { MemoryDevice } from './memoryDevice';
import { newIdOf } from './newIdOf';

let ids = 0;

/** The surroundings of a client on a device without a browser, in its own tab; the caller adds backend and hints. */
export const surroundings = (device: MemoryDevice) =>
  ({
    showPublished: async () => undefined,
    rows: device.rows,
    persistRows: createRowsPersistence,
    tabs: device.tab(),
    now: Date.now,
    random: () => 0.5,
    newId: () => {
      ids += 1;
      return newIdOf(`id${ids}`);
    },
    startRatings: localRatings,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    exclusively: device.exclusively,
    demoAccounts: [],
    version: '0.1.0+test',
    sendsMail: false,
    takesErrors: false,
  }) satisfies Partial<ClientSurroundings>;
