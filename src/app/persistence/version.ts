/**
 * The one version of everything the device stores: column records, journal and redux-persist's hints. It is raised
 * with each change of shape; `migrations.ts` and `hintMigrations.ts` say how to come from every earlier one.
 */
export const rowsVersion = 2;
