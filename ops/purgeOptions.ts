import { Problem } from '../scripts/base/problem';

const usage = [
  'npm run purge [-- --project <id>]',
  '',
  'Without --project, or with a demo- project, it purges the emulators that `npm start` runs.',
  'For a real project set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.',
].join('\n');

export function readPurgeOptions(args: readonly string[]): string | undefined {
  const [option, project, ...extra] = args;
  if (option === undefined) return undefined;
  const isUsable =
    option === '--project' && project !== undefined && !project.startsWith('--') && extra.length === 0;
  if (!isUsable) throw new Problem(`Usage: ${usage}`);
  return project;
}
