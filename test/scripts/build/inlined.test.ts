import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { version } from 'react';
import { siteShell } from '../../../functions/src/serve/head/siteShell';
import { digestsOf, inlined } from '../../../scripts/build/inlined';
import { importedFrom, ofPage } from '../../../scripts/build/pagePackages';

const { script, style, packages } = inlined();
const page = `<!doctype html><html lang=en><head><script>${script}</script><style>${style}</style></head><body><script>${packages}</script></body></html>`;

test('what the page carries is the same each time, since the header of every path names its digest', () => {
  expect(inlined()).toEqual({ script, style, packages });
  const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(digestsOf({ script, style, packages })).toEqual({
    script: digest(script),
    style: digest(style),
    packages: digest(packages),
  });
});

test('it ends no element, and a site of another name serves it as it is', () => {
  expect(script + style + packages).not.toMatch(/<\/|<!--/);
  const served = siteShell(page, { name: 'Ringwiki' });
  expect([script, style, packages].map((part) => served.includes(part))).toEqual([true, true, true]);
});

test('the app finds React, the router and the store where the page carries them', async () => {
  const context = createContext({ requestAnimationFrame: () => undefined, TextEncoder, URL });
  runInContext(packages, context);
  const found = async (request: string) => {
    const place = await ofPage({ request, contextInfo: { issuer: '/wiki/src/store/typed.ts' } });
    return runInContext(place?.replace(/^var /, '') ?? '', context) as Record<string, unknown>;
  };
  expect(await found('react')).toMatchObject({ version });
  expect(await found('react/jsx-runtime')).toHaveProperty('jsxs');
  expect(await found('react-dom')).toHaveProperty('createPortal');
  expect(await found('react-dom/client')).toHaveProperty('createRoot');
  for (const name of ['react-router', 'react-redux', '@reduxjs/toolkit']) {
    const members = Object.entries(await found(name));
    expect(members.map(([key]) => key)).toEqual(importedFrom(name));
    expect(members.filter(([, member]) => member === undefined)).toEqual([]);
    expect(members.length).toBeGreaterThan(3);
  }
});

test('what another package needs of the toolkit beyond that is its own', async () => {
  const issuer = '/wiki/node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs';
  expect(await ofPage({ request: '@reduxjs/toolkit', contextInfo: { issuer } })).toBeUndefined();
  expect(await ofPage({ request: 'react-redux', contextInfo: { issuer } })).toBeDefined();
  expect(await ofPage({ request: 'immer', contextInfo: { issuer } })).toBeUndefined();
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
  expect(placeOf('inlined.packages')).toBeGreaterThan(placeOf('class="first-words"'));
  // A script waits for the sheets above it.
  expect(placeOf('rel="stylesheet"')).toBeGreaterThan(placeOf('inlined.packages'));
});
