import { build } from 'esbuild';
import { createRequire } from 'node:module';

// react-markdown is published only as ES modules, so the test runs the app's bundle of it.
let html: (text: string) => string;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement as h } from 'react';
        import { renderToStaticMarkup } from 'react-dom/server';
        import { MemoryRouter } from 'react-router';
        import Markdown from '@/ui/Markdown';
        export const html = (text) => renderToStaticMarkup(h(MemoryRouter, null, h(Markdown, null, text)));`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    loader: { '.css': 'empty', '.module.css': 'empty' },
  });
  const bundle: { exports: { html?: typeof html } } = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(
    bundle,
    bundle.exports,
    createRequire(`${process.cwd()}/`),
  );
  if (!bundle.exports.html) throw new Error('Expected the bundle to export html');
  html = bundle.exports.html;
});

test('headings start below the page title', () => {
  expect(html('# About\n\n## More')).toContain('<h2>About</h2>\n<h3>More</h3>');
});

test('a link to the app stays in the app, one to elsewhere vouches for nothing', () => {
  expect(html('[players](/player)')).toMatch(/<a [^>]*href="\/player"[^>]*>players<\/a>/);
  expect(html('[site](https://example.com/)')).toContain(
    '<a href="https://example.com/" rel="noopener noreferrer nofollow ugc">site</a>',
  );
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,x)',
  '<javascript:alert(1)>',
])('%s is text and no link', (text) => {
  expect(html(text)).not.toContain('href');
});

test('raw HTML and pictures are not rendered', () => {
  const text = html(
    '<script>alert(1)</script> <b onclick="x">bold</b> ![a picture](https://example.com/x.png)',
  );
  expect(text).not.toMatch(/<script|<b |<img/);
});
