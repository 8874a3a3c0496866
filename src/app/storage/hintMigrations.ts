import type { MigrationManifest } from 'redux-persist';

/**
 * How stored hints become those of each version, which they share with the rows: one entry per version, so that
 * raising it asks what becomes of both.
 */
export const hintMigrations: MigrationManifest = {
  1: (hints) => hints,
  // Only the rows changed shape.
  2: (hints) => hints,
  3: (hints) => hints,
  4: (hints) => hints,
  5: (hints) => hints,
  6: (hints) => hints,
  7: (hints) => hints,
};
