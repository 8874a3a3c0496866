import { silentStorage, type DeviceStorage } from '@/backend/deviceStorage';
import { findStorageManager } from '@/lib/browserParts';

export function browserStorage(): DeviceStorage {
  const storage = findStorageManager();
  if (storage === undefined) return silentStorage;
  return {
    estimate: async () => {
      const { usage, quota } = (await storage.estimate?.()) ?? {};
      return usage === undefined || quota === undefined ? undefined : { used: usage, quota };
    },
    durability: async () => {
      if (storage.persisted === undefined) return 'unsupported';
      return (await storage.persisted()) ? 'granted' : 'unknown';
    },
    askDurability: async () => {
      if (storage.persist === undefined) return 'unsupported';
      return (await storage.persist()) ? 'granted' : 'refused';
    },
  };
}
