import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { version } from 'react';
import { siteShell } from '../../../functions/src/serve/head/siteShell';
import { digestsOf, inlined, reactOfPage } from '../../../scripts/build/inlined';

const { script, style, react } = inlined();
const page = `<!doctype html><html lang=en><head><script>${script}</script><style>${style}</style></head><body><script>${react}</script></body></html>`;

test('what the page carries is the same each time, since the header of every path names its digest', () => {
  expect(inlined()).toEqual({ script, style, react });
  const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(digestsOf({ script, style, react })).toEqual({
    script: digest(script),
    style: digest(style),
    react: digest(react),
  });
});

test('it ends no element, and a site of another name serves it as it is', () => {
  expect(script + style + react).not.toMatch(/<\/|<!--/);
  const served = siteShell(page, { name: 'Ringwiki' });
  expect([script, style, react].map((part) => served.includes(part))).toEqual([true, true, true]);
});

test('the app finds React where the page carries it', () => {
  const context = createContext({ requestAnimationFrame: () => undefined });
  runInContext(react, context);
  const found = (name: string) =>
    runInContext(reactOfPage[name]?.replace(/^var /, '') ?? '', context) as object;
  expect(found('react')).toMatchObject({ version });
  expect(Object.keys(found('react/jsx-runtime'))).toEqual(
    expect.arrayContaining(['Fragment', 'jsx', 'jsxs']),
  );
  expect(found('react-dom')).toHaveProperty('createPortal');
  expect(found('react-dom/client')).toHaveProperty('createRoot');
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
  const placeOf = (part: string) => body.indexOf(part);
  expect(placeOf('inlined.react')).toBeGreaterThan(placeOf('class="first-words"'));
  // A script waits for the sheets above it.
  expect(placeOf('rel="stylesheet"')).toBeGreaterThan(placeOf('inlined.react'));
});
