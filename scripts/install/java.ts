import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../base/problem';
import { installDebianPackage } from './debianPackage';

export interface Java {
  readonly command: string;
  readonly major: number;
}

const needed = 17;

const installCommands: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'brew install openjdk@17',
  linux: 'sudo apt-get install default-jre-headless   (or what your distribution calls a headless JRE)',
  win32: 'winget install EclipseAdoptium.Temurin.17.JRE',
};

const howToInstall = () =>
  `Install Java ${needed} or newer and try again:\n  ${installCommands[process.platform] ?? 'https://adoptium.net'}`;

/**
 * The Java for the Firestore emulator: `JAVA_HOME` if set, else the one on the path. If there is none, installs
 * Debian's package if permitted; otherwise a `Problem` names the command for it.
 */
export async function ensureJava(
  env: NodeJS.ProcessEnv,
  install: (name: string) => boolean = installDebianPackage,
): Promise<Java> {
  const command = env['JAVA_HOME'] ? join(env['JAVA_HOME'], 'bin', 'java') : 'java';
  const found =
    (await askVersion(command, env)) ??
    (!env['JAVA_HOME'] && install('default-jre-headless') ? await askVersion(command, env) : undefined);
  if (found === undefined)
    throw new Problem(`The Firestore emulator needs Java, and "${command}" did not run.\n${howToInstall()}`);
  const major = javaMajor(found);
  if (major === undefined || major < needed) {
    throw new Problem(
      `The Firestore emulator needs Java ${needed} or newer; "${command}" is ${major ?? found.split('\n')[0]}.\n${howToInstall()}`,
    );
  }
  return { command, major };
}

async function askVersion(command: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const answer = await promisify(execFile)(command, ['-version'], { env }).catch(() => undefined);
  return answer && answer.stderr + answer.stdout;
}

export function javaMajor(text: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}
