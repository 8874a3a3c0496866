/** Tells whether the browser has promised to keep what is stored; `unknown` before it was asked. */
export type Durability = 'unknown' | 'granted' | 'refused' | 'unsupported';

/** The browser's account of the storage it gives this site. */
export interface DeviceStorage {
  /** Bytes; `undefined` where the browser does not tell. */
  readonly estimate: () => Promise<{ readonly used: number; readonly quota: number } | undefined>;
  readonly durability: () => Promise<Durability>;
  /** Asks the browser to keep it; some ask their user. */
  readonly askDurability: () => Promise<Durability>;
}

/** A browser that tells nothing. */
export const silentStorage: DeviceStorage = {
  estimate: async () => undefined,
  durability: async () => 'unsupported',
  askDurability: async () => 'unsupported',
};
