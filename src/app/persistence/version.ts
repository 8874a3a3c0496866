/**
 * The one version of everything the device stores: column records, journal and redux-persist's hints. It is raised
 * with each change of shape; `migrations.ts` and `hintMigrations.ts` say how to come from every earlier one.
 */
export const rowsVersion = 3;

/**
 * Versions whose rows are read as they are. Version 3 added a column for `conflict`; what version 2 kept whole for want
 * of it moves into columns when its record is next written, and version 2 leaves alone what it would not read whole.
 */
export const readVersions: readonly unknown[] = [2, rowsVersion];
