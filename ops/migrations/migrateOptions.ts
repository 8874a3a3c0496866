import { Problem } from '../../scripts/base/problem';

const usage = [
  'npm run migrate -- list [--project <id>]',
  'npm run migrate -- dry-run|run|undo <step> [--project <id>]',
  'npm run migrate -- require <version> [--project <id>]',
  '',
  'A run or an undoing that was killed goes on when it is called again.',
  'Without --project, or with a demo- project, it works on the emulators that `npm start` runs.',
  'For a real project set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.',
].join('\n');

export type MigrateOptions = {
  readonly project: string | undefined;
} & (
  | { readonly what: 'list' }
  | { readonly what: 'dry-run' | 'run' | 'undo'; readonly step: string }
  /** Lowest version of pages whose writes are accepted from now on. */
  | { readonly what: 'require'; readonly version: number }
);

export function readMigrateOptions(args: readonly string[]): MigrateOptions {
  const at = args.indexOf('--project');
  const project = at < 0 ? undefined : args[at + 1];
  const [what, step, ...extra] = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  const isMeant = at < 0 || (project !== undefined && !project.startsWith('--'));
  if (isMeant && extra.length === 0) {
    if (what === 'list' && step === undefined) return { what, project };
    if (what === 'require' && step !== undefined && /^\d{1,4}$/.test(step))
      return { what, version: Number(step), project };
    const isStep = what === 'dry-run' || what === 'run' || what === 'undo';
    if (isStep && step !== undefined && !step.startsWith('--')) return { what, step, project };
  }
  throw new Problem(`Usage: ${usage}`);
}
