import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readBuild } from '@test/e2e/support/builds';
import { root } from '../../scripts/base/root';

const run = promisify(execFile);

const file = 'src/sync/withAcceptedVersion.ts';
const said = 'Expected a page of version ';

test('npm run symbolicate says the lines of a report of this very build', async () => {
  const [path, content] = [...readBuild()].find(([, bytes]) => bytes.includes(said)) ?? [];
  const before = content?.toString('utf8').split(said)[0] ?? '';
  const lines = before.split('\n');
  const place = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
  const folder = mkdtempSync(join(tmpdir(), 'armwiki-report-'));
  const report = join(folder, 'report.json');
  writeFileSync(
    report,
    JSON.stringify({ stack: `Error: no\n    at x (https://wiki.example${path}:${place})` }),
  );
  const maps = join(root, `${process.env['ARMWIKI_BUILD_DIR']}-maps`);
  const { stdout } = await run(
    join(root, 'node_modules/.bin/tsx'),
    ['ops/commands/symbolicate.ts', report, '--maps', maps],
    { cwd: root },
  );
  rmSync(folder, { recursive: true });
  const source = readFileSync(join(root, file), 'utf8').split('\n');
  const line = source.findIndex((each) => each.includes(said)) + 1;
  expect(line).toBeGreaterThan(0);
  expect(stdout).toContain(`${file}:${line}:`);
  expect(stdout).not.toContain(String(path));
});
