import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionTargets } from '../../../scripts/build/buildFunctions';
import { root } from '../../../scripts/base/root';

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

test('functions are deployed to a runtime that they are built for', () => {
  const node = '22';
  expect(read('firebase.json')).toMatchObject({ functions: [{ runtime: `nodejs${node}` }] });
  expect(functionTargets).toContain(`node${node}`);
});

// With another range `npm ci` would warn about our own package.
test('the package of the functions asks for the Node that the project asks for', () => {
  const { engines } = read('package.json') as { engines: { node: string } };
  expect(read('functions/package.json')).toMatchObject({ engines });
  expect(read('package-lock.json')).toMatchObject({ packages: { functions: { engines } } });
});

test('functions also run on the oldest Node that development supports', () => {
  const { engines } = read('package.json') as { engines: { node: string } };
  const oldest = engines.node.replace('>=', '');
  expect(functionTargets).toContain(`node${oldest}`);
});
