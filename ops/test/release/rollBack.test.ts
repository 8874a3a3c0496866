import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../../../scripts/base/wait';
import { deployPlan } from '../../release/plan';
import { rollBack } from '../../release/rollBack';
import { runSteps } from '../../release/runSteps';
import { siteOf } from '../../release/siteOf';
import { fakeSite } from '../smoke/fakeSite';
import { world } from './world';

const log = () => undefined;

const accepting = (accepts: number) =>
  fakeSite({
    '/data/changes.json': {
      type: 'application/json',
      text: JSON.stringify({
        ...{ format: 'armwiki-changes', version: 1, accepts },
        collections: Object.fromEntries(
          ['event', 'match', 'player'].map((name) => [name, { checkedAt: 1, files: [] }]),
        ),
      }),
    },
  });

test('all parts of an earlier release come back, from its files, with the present settings, and nothing here is touched', async () => {
  const { folder, shell, lines, write, run } = world();
  write('page', 'being edited');
  const env = { GOOGLE_APPLICATION_CREDENTIALS: 'key.json' };
  const asked = { projectId: 'wiki', tag: 'old', site: accepting(1), log };
  await rollBack({ shell: shell(env), ...asked });
  const key = join(folder, 'key.json');
  expect(lines()).toEqual(
    [
      'npm ci',
      'npx --no-install firebase deploy --only hosting --project wiki',
      'npx --no-install firebase deploy --only firestore:rules,storage --project wiki',
      'npx --no-install firebase deploy --only functions --project wiki',
    ].map((line) => `${line} | old | SITE_ORIGIN=https://wiki.example/ | ${key}`),
  );
  expect(readFileSync(join(folder, 'page'), 'utf8')).toBe('being edited');
  expect(run('worktree', 'list').toString().trim().split('\n')).toHaveLength(1);
});

test('a part that fails ends it, with what was done before and what to do', async () => {
  const { shell, lines } = world();
  const asked = { projectId: 'wiki', tag: 'old', site: accepting(1), log };
  await expect(rollBack({ shell: shell({ FAILS: 'storage' }), ...asked })).rejects.toThrow(
    '`npx --no-install firebase deploy --only firestore:rules,storage --project wiki` ended with 3. Done before: npm ci; npx --no-install firebase deploy --only hosting --project wiki. Run the whole command again',
  );
  expect(lines()).toHaveLength(3);
});

test('one that is stopped ends the part under way, begins no other, and leaves no folder behind', async () => {
  const { shell, lines, run } = world();
  const undos: (() => Promise<void>)[] = [];
  const stoppable = {
    ...shell({ HANGS: 'hosting' }),
    onEnd: (undo: () => Promise<void>) => undos.push(undo),
  };
  const asked = { projectId: 'wiki', tag: 'old', site: accepting(1), log };
  const end = expect(rollBack({ shell: stoppable, ...asked })).rejects.toThrow('--only hosting');
  expect(await waitUntil(async () => lines().length === 2, 10_000)).toBe(true);
  const folders = run('worktree', 'list').toString().trim().split('\n');
  const folder = folders[1]?.split(' ')[0] ?? '';
  expect(existsSync(join(folder, 'page'))).toBe(true);
  for (const undo of undos.reverse()) await undo();
  expect(existsSync(folder)).toBe(false);
  expect(run('worktree', 'list').toString().trim().split('\n')).toEqual(folders.slice(0, 1));
  await end;
  expect(lines()).toHaveLength(2);
});

test('a release that is none, and one whose pages may not write, are refused before anything runs', async () => {
  const { shell, lines } = world();
  const asked = { projectId: 'wiki', log, shell: shell() };
  await expect(rollBack({ ...asked, tag: 'none', site: accepting(1) })).rejects.toThrow(
    'There is no release none.',
  );
  await expect(rollBack({ ...asked, tag: 'old', site: accepting(2) })).rejects.toThrow('require 1');
  await rollBack({ ...asked, tag: 'new', site: accepting(2) });
  expect(lines()).toHaveLength(4);
});

test('a release ends with the first part that fails', async () => {
  const { shell, lines } = world();
  await expect(runSteps(shell({ FAILS: 'functions' }), deployPlan('wiki'), log)).rejects.toThrow(
    'Nothing was changed.',
  );
  expect(lines()).toHaveLength(1);
  await runSteps(shell(), deployPlan('wiki'), log);
  expect(lines()).toHaveLength(4);
});

test('a site is where the functions of its project say, else at the address of the project', () => {
  const { folder, write } = world();
  expect(siteOf(folder, 'production', 'wiki')).toBe('https://wiki.example');
  expect(siteOf(folder, 'staging', 'wiki-staging')).toBe('https://wiki-staging.web.app');
  write('functions/.env', 'SITE_ORIGIN=https://all.example');
  expect(siteOf(folder, 'production', 'wiki')).toBe('https://wiki.example');
  expect(siteOf(folder, 'staging', 'wiki-staging')).toBe('https://all.example');
});

test('settings under the alias, which a release does not deploy, are refused', () => {
  const { folder, write } = world();
  write('functions/.env.staging', 'SITE_ORIGIN=https://staging.example');
  expect(() => siteOf(folder, 'staging', 'wiki-staging')).toThrow(
    'functions/.env.staging is not deployed: name it .env.wiki-staging.',
  );
});
