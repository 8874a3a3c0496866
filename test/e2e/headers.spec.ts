import { request as ask } from 'node:http';
import { expect, test } from './support/test';

/** Requests a path exactly as written: a browser, and `fetch`, would resolve its dots. */
const headersOf = (baseURL: string, path: string) =>
  new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
    const { hostname, port } = new URL(baseURL);
    ask({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    })
      .on('error', reject)
      .end();
  });

/** Pages, files, functions, missing ones, and names that begin with a dot anywhere. */
const paths = [
  '/',
  '/rankings',
  '/sw.js',
  '/assets/none.js',
  '/player/none',
  '/match/none',
  '/data/manifest.json',
  '/data/none',
  '/sitemap.xml',
  '/preview/none',
  '/feed/none',
  '/data/player/none.json',
  '/embed',
  '/embed/.x',
  '/.x',
  '/.well-known/x.json',
  '/foo/.x',
  '/foo/.x/y',
  '/.a/.b/.c/d',
  '/assets/.x',
  '/player/.x',
  '/data/..%2fx',
  '/data/.x',
  '/..%2f',
  '/%2e%2e/x',
  '//x',
  '/a//.b//c',
];

for (const path of paths)
  test(`${path} comes with the policy and cannot be framed`, async ({ baseURL }) => {
    const headers = await headersOf(baseURL ?? '', path);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  });

test('an embed alone may be framed, by anybody, and neither runs nor fetches anything', async ({
  baseURL,
}) => {
  for (const path of ['/embed/event/king-of-the-table-2', '/embed/none']) {
    const headers = await headersOf(baseURL ?? '', path);
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
  }
});

test('every page says its own policy too, also the pages of records that a function fills', async ({
  request,
}) => {
  for (const path of ['/', '/rankings', '/.x', '/sport/armw/event/none']) {
    const html = await (await request.get(path)).text();
    const policy = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect([path, policy]).toEqual([path, expect.stringMatching(/^default-src 'none'; /)]);
    expect(policy).not.toMatch(/\*|frame-ancestors/);
    // Before the script and everything else it restricts.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  }
});

test('the page reaches neither a function of another project nor another host', async ({ page }) => {
  await page.goto('/');
  const refused = (url: string) =>
    page.evaluate(
      (to) =>
        new Promise<readonly string[]>((resolve) => {
          const by: string[] = [];
          // Reports come in order: after the first one of a later request, all earlier ones have come.
          const later = 'https://later.example/';
          document.addEventListener('securitypolicyviolation', ({ originalPolicy, blockedURI }) => {
            if (blockedURI.startsWith(later)) resolve(by);
            else by.push(originalPolicy);
          });
          void fetch(to, { mode: 'no-cors' })
            .catch(() => undefined)
            .finally(() => void fetch(later, { mode: 'no-cors' }).catch(() => undefined));
        }),
      url,
    );
  // The header allows any project's functions; the page's own policy refuses them.
  expect(await refused('https://asia-northeast1-someone-else.cloudfunctions.net/take')).toHaveLength(1);
  expect(await refused('https://someone-else-an.a.run.app/take')).toHaveLength(2);
});
