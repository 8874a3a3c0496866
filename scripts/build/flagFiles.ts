import { basename, join } from 'node:path';
import { isCountryCode } from '@/model/schema/countries';
import { root } from '../base/root';

const folder = join(root, 'node_modules/country-flag-icons/3x2');

/**
 * Flags by country code, as files of the site: pages load those they show. The package has more codes than there are
 * countries.
 */
export const flagFiles = {
  from: '*.svg',
  context: folder,
  to: 'flags/[name][ext]',
  // The package's files are small already.
  info: { minimized: true },
  filter: (path: string): boolean => isCountryCode(basename(path, '.svg')),
};
