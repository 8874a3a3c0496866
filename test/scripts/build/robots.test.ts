import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { robotsFor } from '../../../scripts/build/builtOrigin';
import { root } from '../../../scripts/base/root';

const text = readFileSync(join(root, 'public/robots.txt'), 'utf8');

test('robots find the sitemap by its whole address, which is all that they read', () => {
  expect(robotsFor('https://wiki.example', text)).toContain('\nSitemap: https://wiki.example/sitemap.xml\n');
});

test('where the address is not known they are told none, and the rest stays', () => {
  const told = robotsFor('', text);
  expect(told).not.toContain('Sitemap');
  expect(told).toMatch(/^Disallow: \/login$/m);
});
