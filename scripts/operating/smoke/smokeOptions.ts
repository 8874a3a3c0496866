import { parseArgs } from 'node:util';
import { Problem } from '../../base/problem';

const usage = [
  'npm run smoke -- <url> [--project <id>] [--version <version>]',
  '',
  'Looks at a deployed wiki as a visitor, and with an account that is deleted again.',
  '--project and --version fail where another one answers there.',
  'Where App Check is enforced, set ARMWIKI_APP_CHECK_DEBUG_TOKEN to a debug token of the web app.',
].join('\n');

export interface SmokeOptions {
  readonly url: string;
  /** The project that has to answer there. */
  readonly project: string | undefined;
  /** The version that has to be deployed there. */
  readonly version: string | undefined;
}

/** Reads `npm run smoke -- …`. */
export function readSmokeOptions(args: readonly string[]): SmokeOptions {
  const { values, positionals } = parsed(args);
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0 || !/^https?:$/.test(protocolOf(url)))
    throw new Problem(`Usage: ${usage}`);
  return { url, project: values.project, version: values.version };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { project: { type: 'string' }, version: { type: 'string' } },
    });
  } catch {
    throw new Problem(`Usage: ${usage}`);
  }
}

const protocolOf = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '');
