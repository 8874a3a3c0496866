import { runChecks, type Check } from '../../smoke/check';
import { headerChecks } from '../../smoke/headers';
import { findSamples, pageChecks } from '../../smoke/pages';
import { publishedChecks } from '../../smoke/published';
import { createSite, readDeployed } from '../../smoke/site';
import { fakeSite, soundSite, type Answers, type Told } from './fakeSite';

const deployed = {
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p' },
  version: '0.1.0+abc',
};

async function failuresOf(otherwise: Answers = {}): Promise<readonly string[]> {
  const site = fakeSite(otherwise);
  const samples = await findSamples(site);
  const checks: readonly Check[] = [
    ...pageChecks(site, samples),
    ...headerChecks(site, deployed),
    ...publishedChecks(site, samples),
  ];
  const said: string[] = [];
  const { passed, failed } = await runChecks(checks, (line) => said.push(line));
  expect(passed + failed).toBe(checks.length);
  return said.filter((line) => line.startsWith('FAILED'));
}

const page = (path: string, from: string, to: string): Answers => {
  const before = soundSite[path] as Told;
  expect(before.text).toContain(from);
  return { [path]: { ...before, text: before.text.replace(from, to) } };
};

test('of a wiki that is as it has to be every sentence is true, also where a sample is gone since last night', async () => {
  expect(await failuresOf()).toEqual([]);
});

test.each<[string, Answers, string]>([
  ['a page without the app', page('/rankings', '<div id="root">', ''), '/rankings is a page of the app'],
  [
    'a script that is answered with the page',
    { '/assets/main.1.js': { type: 'text/html', text: '', headers: { 'cache-control': 'immutable' } } },
    'the scripts and styles',
  ],
  [
    'a script that is kept for no time',
    { '/assets/main.1.js': { type: 'text/javascript', text: '' } },
    'expected /assets/main.1.js to be immutable',
  ],
  ['no title', page('/player/p1', 'Ann', 'Armwiki'), 'expected a title of its own, found Armwiki'],
  [
    'another canonical address',
    page('/match/m1', 'canonical" href="https://wiki', 'canonical" href="https://other'),
    'found https://other.example/match/m1',
  ],
  ['no JSON-LD', page('/sport/armw/event/e1', '"@type"', '"type"'), 'JSON-LD of the type SportsEvent'],
  ['no picture', { '/preview/1.png': { status: 500, type: 'text/plain', text: '' } }, 'expected a picture'],
  [
    'no 404',
    { '/player/smoke-test-no-such-player': { type: 'text/html', text: '' } },
    'expected status 404, found 200',
  ],
  [
    'another policy',
    {
      '/sw.js': {
        type: 'text/javascript',
        text: '',
        headers: { 'content-security-policy': "default-src 'self'" },
      },
    },
    '/sw.js comes with the headers',
  ],
  [
    'an embed that cannot be framed',
    {
      '/embed/none': {
        type: 'text/html',
        text: '',
        headers: { 'content-security-policy': "default-src 'none'" },
      },
    },
    '/embed/none comes with the headers',
  ],
  [
    'a damaged part',
    page('/data/player-0-0123456789abcdef.json', 'player', 'plaxer'),
    'expected player-0-0123456789abcdef.json to have the sum',
  ],
  [
    'a list of sums that misses a file',
    page('/data/manifest.json', 'licence-0123456789abcdef', 'licence-0000000000000000'),
    'expected licence-0000000000000000.txt to be there',
  ],
  ['no copy', { '/data/manifest.json': { status: 404, type: 'text/plain', text: '' } }, 'npm run snapshot'],
  [
    'no list of changes',
    { '/data/changes.json': { type: 'text/html', text: '' } },
    'expected a list of changes',
  ],
  [
    'a feed that is the app',
    { '/feed/all.ics': { type: 'text/html', text: '' } },
    '/feed/all.ics is answered',
  ],
])('%s is found', async (_, otherwise, said) => {
  expect((await failuresOf(otherwise)).join('\n')).toContain(said);
});

test('a wiki without any record is told that nothing was published', async () => {
  const failures = await failuresOf({ '/sitemap.xml': { type: 'application/xml', text: '<loc>/</loc>' } });
  expect(failures.join('\n')).toContain('expected one in the sitemap (npm run snapshot publishes it)');
});

test('what a site says of its build is read, and a site that is none of ours or does not answer is told', async () => {
  const version = (text: string) => fakeSite({ '/version.json': { type: 'application/json', text } });
  expect(await readDeployed(version(JSON.stringify({ ...deployed, messagingKey: 'm' })))).toEqual(deployed);
  await expect(readDeployed(version('<!doctype html>'))).rejects.toThrow(
    'https://wiki.example/version.json: expected what a build of this wiki says of itself, found 200 <!doctype html>',
  );
  const silent = createSite('https://wiki.example/x', () => Promise.reject(new TypeError('no route')));
  await expect(readDeployed(silent)).rejects.toThrow('https://wiki.example does not answer: no route');
});
