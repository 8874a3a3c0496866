import { parsedArgs } from '../../scripts/base/parsedArgs';
import { Problem } from '../../scripts/base/problem';

const usage = [
  'Usage: npm run smoke -- <url> [--project <id>] [--version <version>]',
  '',
  'Looks at a deployed wiki as a visitor, and with an account that is deleted again.',
  '--project and --version fail where another one answers there.',
  'Where App Check is enforced, set ARMWIKI_APP_CHECK_DEBUG_TOKEN to a debug token of the web app.',
].join('\n');

const flags = { project: { type: 'string' }, version: { type: 'string' } } as const;

export interface SmokeOptions {
  readonly url: string;
  readonly project: string | undefined;
  readonly version: string | undefined;
}

export function readSmokeOptions(args: readonly string[]): SmokeOptions {
  const { values, positionals } = parsedArgs(args, flags, usage);
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0 || !/^https?:$/.test(protocolOf(url))) throw new Problem(usage);
  return { url, project: values.project, version: values.version };
}

const protocolOf = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '');
