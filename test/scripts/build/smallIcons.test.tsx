import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as lucide from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { root } from '../../../scripts/base/root';
import createIcon from '@/ui/createIcon';

const icons = join(root, 'node_modules/lucide-react/dist/esm/icons');

/** The loader's output for a text; Node runs it because it is an ES module. */
const loaded = (text: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import loader from ${JSON.stringify(pathToFileURL(join(root, 'scripts/build/smallIcons.mjs')).href)};
       import { readFileSync } from 'node:fs';
       process.stdout.write(loader.call({ resourcePath: 'icon.mjs' }, readFileSync(0, 'utf8')));`,
    ],
    { encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'], input: text },
  );

type Icon = ReturnType<typeof createIcon>;

function built(file: string): Icon {
  const text = loaded(readFileSync(join(icons, `${file}.mjs`), 'utf8'));
  expect(text).toMatch(/from ".*\/src\/ui\/createIcon\.ts"/);
  expect(text).not.toMatch(/\b(key|name|size|aliases): |lucideIcon/);
  const [, data] = /const __iconData = (\{[^]*?\n\});/.exec(text) ?? [];
  return createIcon(new Function(`return ${data}`)() as Parameters<typeof createIcon>[0]);
}

test.each([
  ['settings', lucide.Settings],
  ['circle-exclamation-point', lucide.CircleAlert],
  ['check', lucide.Check],
])('%s looks as in its package', (file, theirs) => {
  const Ours = built(file);
  const Theirs = theirs as Icon;
  const shown = (icon: React.ReactNode) =>
    renderToStaticMarkup(icon).replace(/lucide[\w -]*?(?= mark|")/, '');
  for (const props of [{}, { 'aria-hidden': true, className: 'mark' }, { 'aria-label': 'Chosen' }] as const)
    expect(attributes(shown(<Ours {...props} />))).toEqual(attributes(shown(<Theirs {...props} />)));
});

/** In any order, without the class names of the package. */
const attributes = (markup: string) =>
  markup
    .replace(/ class="\s*"/, '')
    .replace(/class="\s+/, 'class="')
    .split('>')
    .map((tag) => tag.split(/ (?=[\w-]+=)/).sort());

test('a version of the package that is written otherwise fails the build', () => {
  expect(() => loaded('const node = [];')).toThrow('found none');
});
