import { deployPlan, releaseTag, rollbackPlan, spelled } from '../../release/plan';
import { readReleaseOptions } from '../../release/releaseOptions';

const partOf = (line: string) => /--only (\S+)/.exec(line)?.[1];

test('a version goes out so that nobody has a page before all that it asks for is there', () => {
  const lines = deployPlan('wiki').map(spelled);
  expect(lines[0]).toBe('npx --no-install firebase deploy --only functions --project wiki');
  expect(lines.map(partOf)).toEqual(['functions', 'firestore:rules,storage', 'hosting']);
});

const asked = { projectId: 'wiki', tag: 'production-2026-11-25-1', writes: 2 };

test('an earlier one comes back the other way round, pages first, with its own packages', () => {
  const lines = rollbackPlan({ ...asked, accepts: 2 }).map(spelled);
  expect(lines[0]).toBe('npm ci');
  expect(lines.slice(1).map(partOf)).toEqual(deployPlan('wiki').map(spelled).map(partOf).reverse());
});

test('it does not come back while its pages may not write, unless the wiki does not answer at all', () => {
  expect(() => rollbackPlan({ ...asked, accepts: 3 })).toThrow(
    'Let them write first: npm run migrate -- require 2 --project wiki',
  );
  expect(rollbackPlan({ ...asked, accepts: 1 })).toHaveLength(4);
  expect(rollbackPlan({ ...asked, accepts: undefined })).toHaveLength(4);
});

test('releases of a project and a day are numbered', () => {
  const now = new Date('2026-11-26T23:59:00Z');
  expect(releaseTag('production', now, [''])).toBe('production-2026-11-26-1');
  const tags = [
    'production-2026-11-26-1',
    'production-2026-11-26-10',
    'production-2026-11-26-x',
    'staging-2026-11-26-12',
  ];
  expect(releaseTag('production', now, tags)).toBe('production-2026-11-26-11');
});

test('what is asked for is read, and anything else answered with how to use it', () => {
  expect(readReleaseOptions(['check', 'production', '--backup', 'b'])).toEqual({
    ...{ what: 'check', alias: 'production', backup: 'b', anyway: false },
  });
  expect(readReleaseOptions(['deploy', 'staging'])).toMatchObject({ what: 'deploy', alias: 'staging' });
  expect(readReleaseOptions(['rollback', 't', '--project', 'production'])).toEqual({
    ...{ what: 'rollback', tag: 't', alias: 'production' },
  });
  for (const args of [
    [],
    ['check'],
    ['check', 'staging'],
    ['check', 'production', '--anyway'],
    ['deploy', 'my-wiki'],
    ['rollback', 't'],
    ['rollback', '--project', 'production'],
    ['rollback', 't', '--project', 'production', '--anyway'],
    ['deploy', 'staging', '--force'],
  ])
    expect(() => readReleaseOptions(args)).toThrow(/Usage: npm run release/);
});
