import { parsedArgs } from '../../scripts/base/parsedArgs';
import { Problem } from '../../scripts/base/problem';

const usage = [
  'Usage: npm run release -- check production [--backup <folder>]',
  '       npm run release -- deploy staging',
  '       npm run release -- deploy production --backup <folder> [--anyway]',
  '       npm run release -- rollback <tag> --project production',
  '',
  'staging and production are projects of .firebaserc. What the list does not find done it does not deploy, unless --anyway.',
  'A rollback brings hosting, rules and functions of an earlier release back; `git tag --list` names them.',
].join('\n');

const flags = {
  backup: { type: 'string' },
  project: { type: 'string' },
  anyway: { type: 'boolean' },
} as const;

const aliases = ['staging', 'production'] as const;
export type Alias = (typeof aliases)[number];

export type ReleaseOptions =
  | {
      readonly what: 'check' | 'deploy';
      readonly alias: Alias;
      readonly backup: string | undefined;
      readonly anyway: boolean;
    }
  | { readonly what: 'rollback'; readonly tag: string; readonly alias: Alias };

export function readReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parsedArgs(args, flags, usage);
  const [what, name, ...more] = positionals;
  const alias = aliases.find((each) => each === (what === 'rollback' ? values.project : name));
  if (alias !== undefined && name !== undefined && more.length === 0) {
    const { backup, anyway = false, project } = values;
    if (what === 'rollback' && backup === undefined && !anyway) return { what, tag: name, alias };
    const isMeant = what === 'deploy' || (what === 'check' && alias === 'production' && !anyway);
    if (isMeant && project === undefined) return { what, alias, backup, anyway };
  }
  throw new Problem(usage);
}
