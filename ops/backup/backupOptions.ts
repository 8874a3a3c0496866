import { Problem } from '../../scripts/base/problem';

const backupUsage = [
  'npm run backup -- --into <folder> [--project <id>]',
  'npm run backup -- --anonymise <folder> --into <folder>',
  '',
  'Without --project, or with a demo- project, it backs up the emulators that `npm start` runs.',
  'A backup that was killed goes on when it is given the same folder again.',
  '--anonymise makes a seed of a backup that is there: without accounts and what not everybody may read.',
  'For a real project set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.',
].join('\n');

const restoreUsage = [
  'npm run restore -- <folder> --into-project <id>',
  '',
  'The project has to be empty. A demo- project is one of the emulators that `npm start` runs.',
  'Restoring that was killed goes on when it is called again.',
  'For a real project set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.',
].join('\n');

export interface BackupOptions {
  readonly into: string;
  readonly project: string | undefined;
  /** Folder of the backup to make a seed from, instead of asking a project. */
  readonly anonymise?: string;
}

export function readBackupOptions(args: readonly string[]): BackupOptions {
  const { into, project, anonymise, rest } = named(args, ['into', 'project', 'anonymise']);
  const isOneOfBoth = project === undefined || anonymise === undefined;
  if (into === undefined || rest.length > 0 || !isOneOfBoth) throw new Problem(`Usage: ${backupUsage}`);
  return { into, project, ...(anonymise !== undefined && { anonymise }) };
}

export interface RestoreOptions {
  readonly folder: string;
  readonly project: string;
}

export function readRestoreOptions(args: readonly string[]): RestoreOptions {
  const { 'into-project': project, rest } = named(args, ['into-project']);
  const [folder, ...extra] = rest;
  if (project === undefined || folder === undefined || extra.length > 0 || folder.startsWith('--'))
    throw new Problem(`Usage: ${restoreUsage}`);
  return { folder, project };
}

/** The values of the named options, and the rest. An option without a value belongs to the rest. */
function named<N extends string>(
  args: readonly string[],
  names: readonly N[],
): { readonly [K in N]: string | undefined } & { readonly rest: readonly string[] } {
  const rest = [...args];
  const values = names.map((name) => {
    const at = rest.indexOf(`--${name}`);
    const value = at < 0 ? undefined : rest[at + 1];
    if (value === undefined || value.startsWith('--')) return [name, undefined];
    rest.splice(at, 2);
    return [name, value];
  });
  return { ...Object.fromEntries(values), rest } as ReturnType<typeof named<N>>;
}
