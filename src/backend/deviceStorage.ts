/** Whether the browser has promised to keep stored data; `unknown` before asking. */
export type Durability = 'unknown' | 'granted' | 'refused' | 'unsupported';

export interface DeviceStorage {
  /** Bytes; `undefined` if the browser does not report them. */
  readonly estimate: () => Promise<{ readonly used: number; readonly quota: number } | undefined>;
  readonly durability: () => Promise<Durability>;
  readonly askDurability: () => Promise<Durability>;
}

export const silentStorage: DeviceStorage = {
  estimate: async () => undefined,
  durability: async () => 'unsupported',
  askDurability: async () => 'unsupported',
};
