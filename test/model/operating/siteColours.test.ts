import { readFileSync } from 'node:fs';
import { builtInColours, contrastOf, grounds, leastContrast, schemes } from '@/model/operating/siteColours';

const css = readFileSync('src/ui/tokens.css', 'utf8');
const inTokens = (token: string) =>
  new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)?.slice(1) ?? [];

test.each(schemes)('the grounds and the accent of the %s scheme are those of the style sheet', (scheme) => {
  const at = schemes.indexOf(scheme);
  expect(grounds[scheme]).toEqual(['bg', 'surface', 'sunken', 'hover'].map((token) => inTokens(token)[at]));
  expect(builtInColours[scheme]).toBe(inTokens('accent')[at]);
});

test('a site of its own colours mixes the other accents as they are judged', () => {
  const own = css.slice(css.indexOf('[data-colours]'), css.indexOf('/* Paper'));
  expect([...own.matchAll(/var\(--site-(\w+)\), (#?\w+) (\d+)%/g)].map((found) => found.slice(1))).toEqual([
    ['light', 'black', '25'],
    ['dark', 'white', '25'],
    ['light', 'white', '88'],
    ['dark', '#1d1b19', '80'],
    ['dark', 'black', '85'],
  ]);
});

test.each(schemes)('the built-in accent can be read in the %s scheme', (scheme) => {
  expect(contrastOf(scheme, builtInColours[scheme])).toBeGreaterThanOrEqual(leastContrast);
});

test.each([
  // Yellow, a pale and a dark green, navy.
  ['light', '#ffcc00'],
  ['light', '#62cfb2'],
  ['dark', '#0b6454'],
  ['dark', '#00008b'],
] as const)('in the %s scheme %s cannot be read', (scheme, colour) => {
  expect(contrastOf(scheme, colour)).toBeLessThan(leastContrast);
});

test.each([
  ['light', '#8b0000'],
  ['light', '#00008b'],
  ['dark', '#ffcc66'],
  ['dark', '#9ecbff'],
] as const)('in the %s scheme %s can be read', (scheme, colour) => {
  expect(contrastOf(scheme, colour)).toBeGreaterThanOrEqual(leastContrast);
});

test('contrast is that of WCAG 2.2: black on white has 21, and less of it is soft', () => {
  expect(contrastOf('light', '#000000')).toBeGreaterThan(15);
  expect(contrastOf('light', '#767676')).toBeLessThan(leastContrast);
});
