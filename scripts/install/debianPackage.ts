import { spawnSync } from 'node:child_process';

export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing Debian's package ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  // An outdated list of packages may still know this one.
  run('update');
  return run('install', '-y', '--no-install-recommends', name);
}
