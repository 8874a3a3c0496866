import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellOptions } from '../../../scripts/process/shell';
import { newFolder } from '../folders';

/** Ignore git settings of the person who runs the tests. */
const quiet = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false'];

/** A repository with two releases, and programs that log their arguments. */
export function world() {
  const folder = newFolder();
  const bin = newFolder();
  const said = join(bin, 'said');
  for (const name of ['npm', 'npx']) {
    const script = `#!/bin/sh
echo "${name} $* | $(cat page) | $(cat functions/.env.wiki) | $GOOGLE_APPLICATION_CREDENTIALS" >> "${said}"
case "$*" in *"$FAILS"*) exit 3;; *"$HANGS"*) exec sleep 60;; esac
case "$*" in audit*) echo "$AUDIT";; *--pretty*) echo "$STATES";; *firestore:indexes*) echo "$INDEXES";; esac
`;
    writeFileSync(join(bin, name), script);
    chmodSync(join(bin, name), 0o755);
  }
  const run = (...args: readonly string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: folder, env: { ...process.env, ...quiet } });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  run('init', '--quiet');
  mkdirSync(join(folder, 'src/model/accounts'), { recursive: true });
  mkdirSync(join(folder, 'functions'));
  write('.gitignore', 'functions/.env*\n.armwiki\n');
  write('functions/index', '');
  for (const [page, writes] of [
    ['old', 1],
    ['new', 2],
  ] as const) {
    write('page', page);
    write('src/model/accounts/writeVersion.ts', `export const writeVersion = ${writes};\n`);
    run('add', '.');
    run('commit', '--quiet', '-m', page);
    run('tag', page);
  }
  write('functions/.env.wiki', 'SITE_ORIGIN=https://wiki.example/');
  const shell = (env: NodeJS.ProcessEnv = {}): ShellOptions => ({
    folder,
    env: {
      ...process.env,
      ...quiet,
      PATH: `${bin}:${process.env['PATH']}`,
      FAILS: 'nothing',
      HANGS: 'nothing',
      ...env,
    },
  });
  const lines = () => (existsSync(said) ? readFileSync(said, 'utf8').trim().split('\n') : []);
  return { folder, shell, lines, write, run };
}
