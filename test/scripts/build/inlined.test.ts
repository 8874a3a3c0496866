import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { siteShell } from '../../../functions/src/serve/head/siteShell';
import { digestsOf, inlined } from '../../../scripts/build/inlined';

const { script, style } = inlined();
const page = `<!doctype html><html lang=en><head><script>${script}</script><style>${style}</style></head></html>`;

test('what the page carries is the same each time, since the header of every path names its digest', () => {
  expect(inlined()).toEqual({ script, style });
  const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(digestsOf({ script, style })).toEqual({ script: digest(script), style: digest(style) });
});

test('it ends no element, and a site of another name serves it as it is', () => {
  expect(script + style).not.toMatch(/<\/|<!--/);
  const served = siteShell(page, { name: 'Ringwiki' });
  expect([served.includes(script), served.includes(style)]).toEqual([true, true]);
});

test('the first paint has its styles, in the words of the supported browsers', () => {
  for (const selector of ['.boot', '.first-words', '.old-browser', '[data-theme=dark]'])
    expect(style).toContain(selector);
  expect(style).not.toContain('light-dark(');
});

test('the page names nothing that its first paint would wait for', () => {
  const template = readFileSync('src/app/boot/index.html', 'utf8');
  const [head = '', body = ''] = template.split('</head>');
  expect(head).not.toMatch(/rel="stylesheet"|<script (?!defer|data-files)/);
  // Only what stands above a sheet in the body is painted without it.
  expect(body.indexOf('rel="stylesheet"')).toBeGreaterThan(body.indexOf('class="first-words"'));
});
