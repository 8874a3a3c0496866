import { Problem } from '../scripts/base/problem';

const usage = [
  'npm run snapshot [-- --project <id>] [-- --into <folder>]',
  '',
  'Without --project, or with a demo- project, it copies the emulators that `npm start` runs.',
  'Without --into the files go where that backend serves them from: a folder, or Cloud Storage for a real project.',
  'For a real project set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.',
].join('\n');

export interface SnapshotOptions {
  readonly project?: string;
  readonly into?: string;
}

export function readSnapshotOptions(args: readonly string[]): SnapshotOptions {
  const options: { project?: string; into?: string } = {};
  for (let at = 0; at < args.length; at += 2) {
    const name = args[at];
    const value = args[at + 1];
    if ((name !== '--project' && name !== '--into') || value === undefined || value.startsWith('--')) {
      throw new Problem(`Usage: ${usage}`);
    }
    options[name === '--project' ? 'project' : 'into'] = value;
  }
  return options;
}
