import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Problem } from '../base/problem';
import { root } from '../base/root';

const variable = 'ARMWIKI_BUILD_DIR';

/**
 * The folder to build into, relative to the project; tests set another one so as not to disturb `npm start`. A build
 * empties its folder first, so a folder with anything else is refused.
 */
export function buildFolder(env: NodeJS.ProcessEnv, project = root): string {
  const named = env[variable] ?? 'build';
  const path = resolve(project, named);
  const holdsProject = `${project}${sep}`.startsWith(path.endsWith(sep) ? path : `${path}${sep}`);
  if (named.trim() === '' || holdsProject)
    throw new Problem(
      `${variable}: expected a folder of its own for the build, which empties it first, found "${named}", which holds the project.`,
    );
  if (holdsOtherFiles(path))
    throw new Problem(
      `${variable}: expected an empty folder or an earlier build, found other files in ${path}. Name another folder, or empty it yourself.`,
    );
  return relative(project, path);
}

function holdsOtherFiles(path: string): boolean {
  if (!existsSync(path)) return false;
  const isBuild = existsSync(join(path, 'app.html')) && existsSync(join(path, 'assets'));
  return !isBuild && readdirSync(path).length > 0;
}
