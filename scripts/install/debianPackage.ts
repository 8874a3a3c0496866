import { spawnSync } from 'node:child_process';

/** Installs one of Debian's packages where this process may: as root, with `apt-get`. Answers whether it did. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing Debian's package ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  // A list of packages that could not be renewed may still know this one.
  run('update');
  return run('install', '-y', '--no-install-recommends', name);
}
