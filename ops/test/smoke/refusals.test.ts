import { appCheckToken } from '../../smoke/appCheck';
import { runChecks } from '../../smoke/check';
import { refusalChecks } from '../../smoke/refusals';
import { readSmokeOptions } from '../../smoke/smokeOptions';
import { createWikiApi } from '../../smoke/wikiApi';

const deployed = { firebase: { apiKey: 'k', authDomain: 'd', projectId: 'wiki', appId: 'a' }, version: 'v' };

function answering(status: number) {
  const asked: { readonly url: string; readonly headers: Headers; readonly body: string }[] = [];
  const send: typeof fetch = (url, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    asked.push({ url: new Request(url).url, headers: new Headers(init?.headers), body });
    return Promise.resolve(Response.json({}, { status }));
  };
  return { asked, send };
}

test('rules that refuse are found to do so, and the writes that are tried could change nothing', async () => {
  const { asked, send } = answering(403);
  const api = createWikiApi(deployed, send, 'app check');
  const checks = refusalChecks(api, 'a visitor', () => undefined);
  expect(await runChecks(checks, () => undefined)).toEqual({ passed: checks.length, failed: 0 });
  const writes = asked.filter(({ url }) => url.endsWith(':commit'));
  expect(writes.length).toBeGreaterThan(5);
  for (const { body } of writes) expect(JSON.parse(body).writes[0].currentDocument).toEqual({ exists: true });
  expect(asked.map(({ url }) => new URL(url).host)).toContain('asia-northeast1-wiki.cloudfunctions.net');
  for (const { headers } of asked) {
    expect(headers.get('X-Firebase-AppCheck')).toBe('app check');
    expect(headers.get('Authorization')).toBeNull();
  }
});

test.each([200, 404, 500])('a backend that answers %d is none that refuses', async (status) => {
  const api = createWikiApi(deployed, answering(status).send);
  const said: string[] = [];
  const checks = refusalChecks(api, 'a visitor', () => 'token');
  expect(await runChecks(checks, (line) => said.push(line))).toEqual({ passed: 0, failed: checks.length });
  expect(said[0]).toContain(`expected a write of event to be refused with status 403, found ${status}`);
});

test('a debug token of App Check is exchanged, and a wrong one said', async () => {
  const good: typeof fetch = () => Promise.resolve(Response.json({ token: 't' }));
  const env = { ARMWIKI_APP_CHECK_DEBUG_TOKEN: 'secret' };
  expect(await appCheckToken(deployed, env, good)).toBe('t');
  expect(await appCheckToken(deployed, {}, good)).toBeUndefined();
  await expect(appCheckToken(deployed, env, answering(403).send)).rejects.toThrow(
    'ARMWIKI_APP_CHECK_DEBUG_TOKEN: expected a debug token of the web app',
  );
});

test('a smoke test needs an address, and takes what has to be there', () => {
  expect(readSmokeOptions(['https://wiki.example', '--project', 'p', '--version', 'v'])).toEqual({
    url: 'https://wiki.example',
    project: 'p',
    version: 'v',
  });
  for (const args of [[], ['wiki'], ['ftp://wiki.example'], ['https://a', 'https://b'], ['https://a', '--x']])
    expect(() => readSmokeOptions(args)).toThrow(/Usage: npm run smoke/);
  expect(() => readSmokeOptions(['https://a', '--x'])).toThrow("Unknown option '--x'");
});
