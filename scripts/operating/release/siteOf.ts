import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Where the functions of a project say that the site is: what their environment names, else the project's own address. */
export function siteOf(folder: string, alias: string, projectId: string): string {
  const named = [alias, projectId]
    .map((name) => join(folder, 'functions', `.env.${name}`))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8'))['SITE_ORIGIN'])
    .find((origin) => origin !== undefined && origin !== '');
  return new URL(named ?? `https://${projectId}.web.app`).origin;
}
