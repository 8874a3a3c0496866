import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './problem';

export interface Java {
  readonly command: string;
  readonly major: number;
}

const needed = 17;

const howToInstall = [
  'Install Java 17 or newer and try again:',
  '  Debian, Ubuntu   sudo apt-get install openjdk-17-jre-headless',
  '  macOS            brew install openjdk@17',
  '  Windows          winget install EclipseAdoptium.Temurin.17.JRE',
].join('\n');

/** The Java that runs the Firestore emulator: `JAVA_HOME` if set, else the one on the path. */
export async function findJava(env: NodeJS.ProcessEnv): Promise<Java> {
  const command = env['JAVA_HOME'] ? join(env['JAVA_HOME'], 'bin', 'java') : 'java';
  const answer = await promisify(execFile)(command, ['-version']).catch(() => undefined);
  if (!answer)
    throw new Problem(`The Firestore emulator needs Java, and "${command}" did not run.\n${howToInstall}`);
  const text = answer.stderr + answer.stdout;
  const major = javaMajor(text);
  if (major === undefined || major < needed) {
    const found = major ?? text.split('\n')[0];
    throw new Problem(
      `The Firestore emulator needs Java ${needed} or newer; "${command}" is ${found}.\n${howToInstall}`,
    );
  }
  return { command, major };
}

/** The major version in what `java -version` prints: 17 for "17.0.15", 8 for "1.8.0_292". */
export function javaMajor(text: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}
