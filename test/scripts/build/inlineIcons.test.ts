import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/base/root';
import { withIcons } from '../../../scripts/build/inlineIcons';

const publicFile = (path: string) => readFileSync(join(root, 'public', path));

test('what shows notifications has their icon in it, so that none waits for the network', () => {
  const script = withIcons(publicFile('push.js').toString());
  const [, icon = ''] = /icon: 'data:image\/png;base64,([^']+)'/.exec(script) ?? [];
  expect(Buffer.from(icon, 'base64')).toEqual(publicFile('icons/icon-192.png'));
  expect(script).not.toContain('/icons/');
});
