/**
 * Google's prices, in US dollars, beyond the free allowances. The prices are list prices as known on 22 November 2026
 * and change: compare them with `source` before relying on a bill. Everything is in asia-northeast1 (Tokyo).
 */
export const prices = {
  date: '2026-11-22',
  region: 'asia-northeast1',
  source: [
    'https://cloud.google.com/firestore/pricing',
    'https://cloud.google.com/run/pricing',
    'https://firebase.google.com/pricing',
  ],
  /** Per document. */
  read: 0.038 / 100_000,
  write: 0.115 / 100_000,
  delete: 0.013 / 100_000,
  /** Documents sent to clients, per GiB. */
  documentGiB: 0.12,
  /** Functions of the second generation are Cloud Run services; Tokyo is in its first tier. */
  call: 0.4 / 1_000_000,
  cpuSecond: 0.000024,
  gibSecond: 0.0000025,
  /** Firebase Hosting, per GB: the app and the published copies. */
  hostingGB: 0.15,
} as const;

/** The free allowance of each day. Monthly allowances are divided by 30. */
export const free = {
  reads: 50_000,
  writes: 20_000,
  deletes: 20_000,
  documentGiB: 10 / 30,
  calls: 2_000_000 / 30,
  cpuSeconds: 180_000 / 30,
  gibSeconds: 360_000 / 30,
  hostingGB: 0.36,
} as const;
