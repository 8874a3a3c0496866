import { emulatorCsp, emulatorFirebaseJson } from '../../scripts/lib/emulatorConfig';
import { readFirebaseJson } from '../../scripts/lib/firebaseTools';

const ports = { auth: 9199, firestore: 8180, functions: 5101, hosting: 5100 };
const deployed = readFirebaseJson();
const header = (source: string, key: string) =>
  deployed.hosting.headers
    .find((rule) => rule.source === source)
    ?.headers.find((candidate) => candidate.key === key)?.value ?? '';
const csp = header('**', 'Content-Security-Policy');
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('the deployed policy names no local address and allows no inline script', () => {
  expect(JSON.stringify(deployed)).not.toMatch(/localhost|127\.0\.0\.1|http:/);
  expect(directive(csp, 'script-src')).not.toContain("'unsafe-inline'");
  expect(directive(csp, 'script-src')).not.toContain("'unsafe-eval'");
  // Nothing but named hosts and our own: no scheme, no wildcard, no data.
  const scripts = directive(csp, 'script-src')?.filter((source) => source !== "'self'") ?? [];
  expect(scripts.filter((source) => !/^https:\/\/[a-z.]+(\/[a-z]+\/)?$/.test(source))).toEqual([]);
  expect(csp).not.toMatch(/script-src-(attr|elem)/);
  expect(['default-src', 'base-uri', 'object-src'].map((name) => directive(csp, name))).toEqual([
    ["'none'"],
    ["'none'"],
    ["'none'"],
  ]);
  expect(directive(csp, 'frame-ancestors')).toEqual(["'none'"]);
});

test('the deployed policy lets YouTube and Google sign-in work', () => {
  expect(directive(csp, 'frame-src')).toEqual(
    expect.arrayContaining(['https://www.youtube-nocookie.com', 'https://*.firebaseapp.com']),
  );
  expect(directive(csp, 'script-src')).toContain('https://apis.google.com');
  expect(directive(csp, 'img-src')).toContain('https://i.ytimg.com');
  expect(header('**', 'Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
});

test('only hashed files are kept by browsers without asking', () => {
  expect(header('!/@(data|match|player|preview|sport)/**', 'Cache-Control')).toBe('no-cache');
  expect(header('/assets/**', 'Cache-Control')).toContain('immutable');
});

test('the local policy adds the emulators and nothing else', () => {
  const local = emulatorCsp(csp, ports);
  expect(directive(local, 'connect-src')).toEqual([
    ...(directive(csp, 'connect-src') ?? []),
    'http://127.0.0.1:9199',
    'http://127.0.0.1:8180',
    'http://127.0.0.1:5101',
  ]);
  expect(directive(local, 'frame-src')).toEqual([
    ...(directive(csp, 'frame-src') ?? []),
    'http://127.0.0.1:9199',
  ]);
  const others = (policy: string) => policy.split('; ').filter((part) => !/^(connect|frame)-src /.test(part));
  expect(others(local)).toEqual(others(csp));
});

test('the emulators get every port from us, their helpers included, and no user interface', () => {
  const config = emulatorFirebaseJson(deployed, {
    ports,
    helpers: { hub: 1, logging: 2, eventarc: 3, tasks: 4 },
    only: ['firestore', 'auth', 'hosting'],
    publicFolder: 'build-test',
  });
  expect(config['emulators']).toEqual({
    singleProjectMode: false,
    ui: { enabled: false },
    auth: { host: '127.0.0.1', port: 9199 },
    hosting: { host: '127.0.0.1', port: 5100 },
    hub: { host: '127.0.0.1', port: 1 },
    logging: { host: '127.0.0.1', port: 2 },
    eventarc: { host: '127.0.0.1', port: 3 },
    tasks: { host: '127.0.0.1', port: 4 },
  });
  expect(config['hosting']).toMatchObject({ public: 'build-test', rewrites: deployed.hosting['rewrites'] });
  expect(config).not.toHaveProperty('functions');
});
