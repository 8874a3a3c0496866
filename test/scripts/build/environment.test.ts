import { createServer } from 'node:net';
import { emulatorBuild, projectBuild, requireDeployable } from '../../../scripts/build/buildEnv';
import {
  defaultPorts,
  freePorts,
  reservePorts,
  portsFromEnv,
  requireFreePorts,
} from '../../../scripts/base/ports';
import { readStartOptions } from '../../../scripts/start/startOptions';

test('a build for the emulators knows their ports and the demo project', () => {
  expect(emulatorBuild(defaultPorts, 'v')).toEqual({
    firebase: { apiKey: 'demo', authDomain: '127.0.0.1', projectId: 'demo-armwiki' },
    emulators: {
      auth: 'http://127.0.0.1:9099',
      firestore: { host: '127.0.0.1', port: 8080 },
      functions: { host: '127.0.0.1', port: 5001 },
    },
    version: 'v',
  });
});

test("a build for a real project takes the console's JSON, single variables going first, and knows no emulators", () => {
  const config = JSON.stringify({ apiKey: 'k', projectId: 'p', appId: 'a', measurementId: 'ignored' });
  const env = {
    ARMWIKI_FIREBASE_CONFIG: config,
    ARMWIKI_FIREBASE_API_KEY: 'k2',
    ARMWIKI_APP_CHECK_SITE_KEY: 's',
  };
  expect(projectBuild(env, 'v')).toEqual({
    firebase: { apiKey: 'k2', projectId: 'p', authDomain: 'p.firebaseapp.com', appId: 'a' },
    appCheckSiteKey: 's',
    version: 'v',
  });
  expect(projectBuild({}, 'v')).toBeUndefined();
});

test('a real project that is named by halves is refused', () => {
  expect(() => projectBuild({ ARMWIKI_FIREBASE_API_KEY: 'k' }, 'v')).toThrow('ARMWIKI_FIREBASE_PROJECT_ID');
  expect(() => projectBuild({ ARMWIKI_FIREBASE_CONFIG: '[1]' }, 'v')).toThrow('expected the JSON object');
});

test('what is deployed is a build for the very project it is deployed to', () => {
  const build = projectBuild({ ARMWIKI_FIREBASE_CONFIG: '{"apiKey":"k","projectId":"wiki"}' }, 'v');
  const off = { ARMWIKI_APP_CHECK: 'off' };
  requireDeployable(build, { GCLOUD_PROJECT: 'wiki', ...off });
  requireDeployable(build && { ...build, appCheckSiteKey: 'key' }, {});
  expect(() => requireDeployable(build, {})).toThrow('needs App Check');
  expect(() => requireDeployable(build, { GCLOUD_PROJECT: 'wiki-staging' })).toThrow(
    'This build is for wiki and would be deployed to wiki-staging',
  );
  expect(() => requireDeployable(undefined, { GCLOUD_PROJECT: 'wiki' })).toThrow('needs a real project');
});

test('ports are the usual ones unless a variable says another', () => {
  expect(portsFromEnv({ ARMWIKI_PORT_HOSTING: '5100', ARMWIKI_PORT_AUTH: '' })).toEqual({
    ...defaultPorts,
    hosting: 5100,
  });
  expect(() => portsFromEnv({ ARMWIKI_PORT_AUTH: 'x' })).toThrow('ARMWIKI_PORT_AUTH: expected a port');
});

test('a port in use is named, with what to do', async () => {
  const [taken = 0, free = 0] = await freePorts(2);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  try {
    await expect(requireFreePorts({ auth: free })).resolves.toBeUndefined();
    await expect(requireFreePorts({ auth: free, hosting: taken })).rejects.toThrow(
      `Port in use: ${taken} (hosting). Perhaps Armwiki is already running`,
    );
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('a port that is held is nobody else’s until it is released', async () => {
  const { ports, release } = await reservePorts(1);
  const [auth = 0] = ports;
  await expect(requireFreePorts({ auth })).rejects.toThrow(`Port in use: ${auth} (auth)`);
  await release();
  await release();
  await expect(requireFreePorts({ auth })).resolves.toBeUndefined();
});

test('an option that does not exist, and two that exclude each other, are refused', () => {
  expect(readStartOptions(['--fresh', '--dev'])).toEqual({ dev: true, fresh: true, previous: false });
  expect(() => readStartOptions(['--frehs'])).toThrow('Unknown option --frehs');
  expect(() => readStartOptions(['--fresh', '--previous'])).toThrow('choose one');
});
