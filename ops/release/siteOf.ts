import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Problem } from '../../scripts/base/problem';

/** The site's address for the functions of a project: from their environment, else the project's own. */
export function siteOf(folder: string, alias: string, projectId: string): string {
  const settings = (name: string) => join(folder, 'functions', name);
  // A release names the project by its id, so `firebase` reads only the file named by the id.
  if (alias !== projectId && existsSync(settings(`.env.${alias}`)))
    throw new Problem(`functions/.env.${alias} is not deployed: name it .env.${projectId}.`);
  const named = [`.env.${projectId}`, '.env']
    .map(settings)
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8'))['SITE_ORIGIN'])
    .find((origin) => origin !== undefined && origin !== '');
  return new URL(named ?? `https://${projectId}.web.app`).origin;
}
