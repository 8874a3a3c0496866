import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './debianPackage';
import { Problem } from './problem';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The path of a Chromium, installed first where none is found: Debian's package when we may, else Playwright's own.
 * `CHROMIUM_PATH` names one outright.
 */
export function ensureChromium(): string {
  return findChromium() ?? install() ?? fail();
}

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(`CHROMIUM_PATH: expected the path of a browser, found "${named}".`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  const own = chromium.executablePath();
  return onPath ?? (own && existsSync(own) ? own : undefined);
}

function install(): string | undefined {
  console.log('No Chromium found; installing one …');
  if (installDebianPackage('chromium')) {
    const found = findChromium();
    if (found) return found;
  }
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    // The message of whoever called says what to do.
  }
  return findChromium();
}

function fail(): never {
  throw new Problem(
    'No Chromium found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
