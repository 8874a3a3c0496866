import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAlarmFiles } from '../../alarms/alarmFiles';
import { readAlarmsOptions } from '../../alarms/alarmsOptions';
import { deployAlarms } from '../../alarms/deployAlarms';
import { createGcloud, type Gcloud } from '../../alarms/gcloud';
import { Problem } from '../../../scripts/base/problem';
import { emptyCloud, fakeGcloud } from './fakeGcloud';

const { metrics, policies } = readAlarmFiles('my-wiki');
const waits: number[] = [];
const deploy = (gcloud: Gcloud, ...args: readonly string[]) =>
  deployAlarms(
    { gcloud, log: () => undefined, wait: async (ms) => waits.push(ms) },
    readAlarmsOptions(['--project', 'my-wiki', ...args]),
  );
const channel = 'projects/my-wiki/notificationChannels/1';

test('an empty project gets all of it, and called again nothing is there twice', async () => {
  const cloud = { ...emptyCloud(), early: 2 };
  await deploy(fakeGcloud(cloud), '--email', 'ops@example.com', '--budget', '80USD');
  // An alert can use a new metric only after some minutes.
  expect(waits).toEqual([30_000, 30_000]);
  expect(cloud.metrics.map(({ name }) => name)).toEqual(metrics.map(({ content }) => content.name));
  expect(cloud.policies).toHaveLength(policies.length);
  expect(cloud.policies.every(({ notificationChannels: [only] }) => only === channel)).toBe(true);
  expect(cloud.topics).toEqual([{ name: 'projects/my-wiki/topics/armwiki-budget' }]);
  const rules = [0.5, 0.8, 0.9, 1].map((percent) => `percent=${percent},basis=current-spend`);
  expect(cloud.budgets).toEqual([expect.objectContaining({ amount: '80USD', rules })]);
  const before = structuredClone(cloud);
  await deploy(fakeGcloud(cloud), '--email', 'ops@example.com', '--budget', '80USD');
  expect(cloud).toEqual(before);
});

test('what was chosen in the console stays: who is told, and the amount', async () => {
  const cloud = emptyCloud();
  await deploy(fakeGcloud(cloud));
  expect(cloud.budgets.map(({ amount }) => amount)).toEqual(['50']);
  cloud.policies = cloud.policies.map((alert) => ({
    ...alert,
    displayName: 'Renamed',
    notificationChannels: ['by-hand'],
  }));
  cloud.budgets = cloud.budgets.map((budget) => ({ ...budget, amount: '500' }));
  await deploy(fakeGcloud(cloud), '--email', 'ops@example.com');
  expect(cloud.policies).toHaveLength(policies.length);
  expect(cloud.policies[0]?.notificationChannels).toEqual(['by-hand', channel]);
  expect(cloud.policies.map(({ displayName }) => displayName)).not.toContain('Renamed');
  expect(cloud.budgets.map(({ amount }) => amount)).toEqual(['500']);
});

test('a project without billing is told as such, after all that needs none', async () => {
  const cloud = emptyCloud();
  const gcloud = fakeGcloud(cloud);
  const unbilled: Gcloud = (...words) =>
    words.includes('describe') ? Promise.resolve({}) : gcloud(...words);
  await expect(deploy(unbilled)).rejects.toThrow('to have a billing account');
  expect(cloud.policies).toHaveLength(policies.length);
});

test('the program is given the words, asked for JSON, and its refusal is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'armwiki-gcloud-'));
  const program = join(folder, 'gcloud');
  const body =
    'if [ "$1" = fail ]; then echo "ERROR: no permission" >&2; exit 1; fi\nif [ "$1" = echo ]; then printf \'["%s","%s","%s"]\' "$2" "$3" "$4"; fi\n';
  writeFileSync(program, `#!/bin/sh\n${body}`);
  chmodSync(program, 0o755);
  const gcloud = createGcloud(program);
  expect(await gcloud('echo', 'two words')).toEqual(['two words', '--format=json', '--quiet']);
  expect(await gcloud('silent')).toBeUndefined();
  await expect(gcloud('fail')).rejects.toThrow('gcloud fail\nERROR: no permission');
  rmSync(folder, { recursive: true });
  await expect(gcloud('echo')).rejects.toThrow('Expected the Google Cloud CLI');
});

test.each([
  [[]],
  [['--email', 'ops@example.com']],
  [['--project', 'x']],
  [['--project', 'my-wiki', '--email', 'nobody']],
  [['--project', 'my-wiki', '--budget', 'much']],
  [['--project', 'my-wiki', '--project', 'my-wiki']],
  [['--project', '--email']],
])('%j is answered with how it is used', (args) => {
  expect(() => readAlarmsOptions(args)).toThrow(Problem);
});
