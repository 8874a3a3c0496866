/**
 * The one version of everything the device stores: column records, journal and redux-persist's hints. It is raised
 * with each change of shape; `migrations.ts` and `hintMigrations.ts` say how to come from every earlier one.
 */
export const rowsVersion = 7;

/**
 * Versions whose rows are read as they are. Version 3 added a column for `conflict`, version 4 the list of texts that
 * records share, version 5 the columns of the schema's second version, version 6 definitions of sports, version 7 the
 * columns below `choices`; records of before move to any of them when they are next written, and an earlier version leaves
 * alone what it would not read whole.
 */
export const readVersions: readonly unknown[] = [2, 3, 4, 5, 6, rowsVersion];
