import { readBuild } from './support/builds';
import { expect, test } from './support/test';

test('the site has no source map and names none', async ({ request }) => {
  const build = readBuild();
  const scripts = [...build].filter(([path]) => path.startsWith('/assets/') && path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const isNamed = (content: Buffer) => /sourceMappingURL|\.js\.map\b/.test(content.toString('utf8'));
  expect([...build.keys()].filter((path) => path.endsWith('.map'))).toEqual([]);
  expect([...build].filter(([path, content]) => !path.startsWith('/fonts/') && isNamed(content))).toEqual([]);
  const [path] = scripts[0] ?? [];
  const answer = await request.get(`${path}.map`);
  expect(await answer.text()).not.toContain('"mappings"');
});
