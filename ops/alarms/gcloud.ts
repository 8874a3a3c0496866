import { execFile } from 'node:child_process';
import { Problem } from '../../scripts/base/problem';

/** Runs `gcloud` with some words and answers its output, parsed as JSON. */
export type Gcloud = (...words: readonly string[]) => Promise<unknown>;

export class GcloudError extends Problem {}

export const createGcloud =
  (program = process.env['ARMWIKI_GCLOUD'] ?? 'gcloud'): Gcloud =>
  (...words) =>
    new Promise((resolve, reject) => {
      const all = [...words, '--format=json', '--quiet'];
      execFile(program, all, { env: process.env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
        if (!error) return resolve(stdout.trim() === '' ? undefined : JSON.parse(stdout));
        if ('code' in error && error.code === 'ENOENT')
          return reject(new Problem(`Expected the Google Cloud CLI, found no program ${program}.`));
        reject(new GcloudError(`gcloud ${words.join(' ')}\n${stderr.trim() || error.message}`));
      });
    });
