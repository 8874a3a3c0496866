import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/base/root';

const run = promisify(execFile);
const site = process.env['ARMWIKI_HOSTING_ORIGIN'] ?? '';

test('npm run smoke finds the built wiki as it has to be, and leaves nothing behind', async () => {
  const args = ['ops/commands/smoke.ts', site, '--project', process.env['GCLOUD_PROJECT'] ?? ''];
  // On a failure, the output says what is wrong.
  const { stdout } = await run(join(root, 'node_modules/.bin/tsx'), args, { cwd: root }).catch(
    (error: { readonly stdout: string }) => error,
  );
  expect(stdout.split('\n').filter((line) => line.startsWith('FAILED'))).toEqual([]);
  expect(stdout).toContain('ok      nothing is left of it');
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
});
