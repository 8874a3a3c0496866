import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '@/lib/json';
import { Problem } from '../scripts/base/problem';
import { root } from '../scripts/base/root';

export type ProjectAliases = Readonly<Record<string, string>>;

const projectId = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

export function readAliases(folder = root): ProjectAliases {
  const file = join(folder, '.firebaserc');
  if (!existsSync(file)) return {};
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const projects = isJsonObject(read) && isJsonObject(read['projects']) ? read['projects'] : {};
  return Object.fromEntries(
    Object.entries(projects).flatMap(([alias, id]) => (typeof id === 'string' ? [[alias, id]] : [])),
  );
}

export function projectIdOf(named: string, aliases = readAliases()): string {
  const id = Object.hasOwn(aliases, named) ? aliases[named] : undefined;
  if (id === undefined) return named;
  if (projectId.test(id)) return id;
  throw new Problem(
    `.firebaserc does not say yet which project "${named}" is: it has "${id}". Put the id of yours there.`,
  );
}

/**
 * Refuses obvious mistakes: a backup with private parts in the project called staging, where more people work, and a
 * seed, which has no accounts, as production.
 */
export function requireFitting(
  { anonymised = false }: { readonly anonymised?: boolean },
  project: string,
  aliases = readAliases(),
): void {
  if (project === aliases['staging'] && !anonymised)
    throw new Problem(
      `${project} is staging, and this backup has accounts and private documents. Make a seed of it first: npm run backup -- --anonymise <folder> --into <seed>.`,
    );
  if (project === aliases['production'] && anonymised)
    throw new Problem(
      `${project} is production, and this is a seed for staging, without accounts and open proposals. Restore the backup itself.`,
    );
}
