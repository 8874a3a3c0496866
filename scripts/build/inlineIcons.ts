import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../base/root';

/**
 * Puts the icons that a script names into it. A notification is shown once its icon is loaded, and Chromium waits up to
 * 90 seconds for one from the network.
 */
export const withIcons = (script: string): string =>
  script.replace(/\/icons\/[\w-]+\.png/g, (path) => {
    const icon = readFileSync(join(root, 'public', path));
    return `data:image/png;base64,${icon.toString('base64')}`;
  });
