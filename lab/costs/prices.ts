/**
 * Google's list prices in US dollars beyond the free allowances, for asia-northeast1 (Tokyo), known on 22 November
 * 2026. Compare them with `source` before relying on a bill.
 */
export const prices = {
  date: '2026-11-22',
  region: 'asia-northeast1',
  source: [
    'https://cloud.google.com/firestore/pricing',
    'https://cloud.google.com/run/pricing',
    'https://firebase.google.com/pricing',
  ],
  read: 0.038 / 100_000,
  write: 0.115 / 100_000,
  delete: 0.013 / 100_000,
  documentGiB: 0.12,
  call: 0.4 / 1_000_000,
  cpuSecond: 0.000024,
  gibSecond: 0.0000025,
  hostingGB: 0.15,
} as const;

/** The free allowance of each day; monthly ones divided by 30. */
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
