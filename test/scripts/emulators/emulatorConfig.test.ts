import { createHash } from 'node:crypto';
import { embedStyle } from '../../../functions/src/serve/embeds/embedPage';
import { emulatorBuild, projectBuild } from '../../../scripts/build/buildEnv';
import {
  headerPolicy,
  pagePolicy,
  policyText,
  requireHeaderPolicy,
  withHeaderPolicy,
} from '../../../scripts/build/contentPolicy';
import { digestsOf, inlined } from '../../../scripts/build/inlined';
import {
  emulatorCsp,
  emulatorFirebaseJson,
  headersEverywhere,
} from '../../../scripts/emulators/emulatorConfig';
import { readFirebaseJson } from '../../../scripts/emulators/readFirebaseJson';

const ports = { auth: 9199, firestore: 8180, functions: 5101, hosting: 5100 };
const deployed = readFirebaseJson();
const header = (source: string, key: string) =>
  deployed.hosting.headers
    .find((rule) => rule.source === source)
    ?.headers.find((candidate) => candidate.key === key)?.value ?? '';
const everywhere = Object.fromEntries(
  headersEverywhere(deployed.hosting.headers).map(({ key, value }) => [key, value]),
);
const csp = everywhere['Content-Security-Policy'] ?? '';
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('the deployed policy names no local address and allows no inline scripts but those of the page', () => {
  expect(JSON.stringify(deployed)).not.toMatch(/localhost|127\.0\.0\.1|http:/);
  expect(directive(csp, 'script-src')).not.toContain("'unsafe-inline'");
  expect(directive(csp, 'script-src')).not.toContain("'unsafe-eval'");
  // Only named hosts, our own and two digests: no scheme, no wildcard, no data.
  const { script, packages } = digestsOf(inlined());
  const own = ["'self'", script, packages];
  const scripts = directive(csp, 'script-src')?.filter((source) => !own.includes(source)) ?? [];
  expect(scripts.filter((source) => !/^https:\/\/[a-z.]+(\/[a-z]+\/)?$/.test(source))).toEqual([]);
  expect(csp).not.toMatch(/script-src-(attr|elem)/);
  expect(['default-src', 'base-uri', 'object-src'].map((name) => directive(csp, name))).toEqual([
    ["'none'"],
    ["'none'"],
    ["'none'"],
  ]);
  expect(directive(csp, 'frame-ancestors')).toEqual(["'none'"]);
});

test('the header is what the table of the policy says, and is sent with every path but those of embeds', () => {
  // `npm run rules` writes it.
  expect(csp).toBe(policyText(headerPolicy()));
  const [first, embeds, ...others] = deployed.hosting.headers;
  expect([first?.source, embeds?.source]).toEqual(['!/embed/**', '/embed/**']);
  // No later rule overrides one of them.
  expect(others.flatMap(({ headers }) => headers.map(({ key }) => key))).toEqual(
    others.map(() => 'Cache-Control'),
  );
  expect(everywhere).toMatchObject({ 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff' });
});

test('a deployment refuses a header that lacks what the page carries, and one command writes it', () => {
  const text = JSON.stringify(deployed, null, 2);
  const old = text.replaceAll(/'sha256-[^']*'/g, "'sha256-old'");
  expect(() => requireHeaderPolicy(text)).not.toThrow();
  expect(() => requireHeaderPolicy(old)).toThrow(/npm run rules/);
  const written = withHeaderPolicy(old);
  expect(() => requireHeaderPolicy(written)).not.toThrow();
  // The policy of embeds is another.
  expect(written.match(/sha256-old/g)).toHaveLength(1);
});

test('an embed may be framed anywhere and does nothing else: its own style alone, and every other header as elsewhere', () => {
  const embeds = deployed.hosting.headers.find(({ source }) => source === '/embed/**')?.headers ?? [];
  const { 'Content-Security-Policy': policy, ...rest } = Object.fromEntries(
    embeds.map(({ key, value }) => [key, value]),
  );
  const hash = createHash('sha256').update(embedStyle).digest('base64');
  expect(policy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  );
  const { 'Content-Security-Policy': _policy, 'X-Frame-Options': _frames, ...others } = everywhere;
  expect(rest).toEqual(others);
});

describe('the policy in the page', () => {
  const project = projectBuild(
    {
      ARMWIKI_FIREBASE_CONFIG:
        '{"apiKey":"k","projectId":"arm-wiki","authDomain":"sign-in.wiki.example","appId":"a"}',
    },
    '1',
  );
  if (!project) throw new Error('Expected a build for the project');
  const page = policyText(pagePolicy(project));

  test('names its own project where the header cannot', () => {
    const calls = directive(page, 'connect-src')?.filter(
      (source) => !directive(csp, 'connect-src')?.includes(source),
    );
    expect(calls).toEqual(['https://asia-northeast1-arm-wiki.cloudfunctions.net']);
    const frames = directive(page, 'frame-src')?.filter(
      (source) => !directive(csp, 'frame-src')?.includes(source),
    );
    expect(frames).toEqual(['https://sign-in.wiki.example']);
    // A wildcard would include foreign projects.
    expect(page).not.toContain('*');
    expect(page + csp).not.toContain('run.app');
  });

  test('differs from the header in these two directives alone, and leaves out what only a header can say', () => {
    const others = (policy: string) =>
      policy.split('; ').filter((part) => !/^(connect-src|frame-src|frame-ancestors) /.test(part));
    expect(others(page)).toEqual(others(csp));
    expect(page).not.toContain('frame-ancestors');
  });

  test('of a build for emulators reaches these and no function of a real project', () => {
    const local = policyText(pagePolicy(emulatorBuild(ports, '1')));
    expect(local).not.toContain('cloudfunctions.net');
    expect(directive(local, 'connect-src')?.slice(-3)).toEqual(
      directive(emulatorCsp(ports), 'connect-src')?.slice(-3),
    );
  });
});

test('the deployed policy lets YouTube and Google sign-in work', () => {
  expect(directive(csp, 'frame-src')).toEqual(
    expect.arrayContaining(['https://www.youtube-nocookie.com', 'https://*.firebaseapp.com']),
  );
  expect(directive(csp, 'script-src')).toContain('https://apis.google.com');
  expect(directive(csp, 'img-src')).toContain('https://i.ytimg.com');
  expect(everywhere['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
});

test('only hashed files are kept by browsers without asking', () => {
  const asked = [
    '/!(about|imprint|login|rankings|settings|terms)',
    '/!(data|embed|feed|match|player|preview|rankings|sport)/**',
  ];
  for (const pages of asked) expect(header(pages, 'Cache-Control')).toBe('no-cache');
  expect(header('/assets/**', 'Cache-Control')).toContain('immutable');
});

test('pages that name the site come from the function that knows its name', () => {
  expect(deployed.hosting['rewrites']).toContainEqual({
    source: '/@(about|imprint|login|settings|terms)',
    function: { functionId: 'page', region: 'asia-northeast1' },
  });
});

test('the local policy adds the emulators and nothing else', () => {
  const local = emulatorCsp(ports);
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
