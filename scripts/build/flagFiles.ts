import { basename, join } from 'node:path';
import { isCountryCode } from '@/model/schema/countries';
import { root } from '../base/root';

/** Where flags come from: a package that has one file for each code, and more than there are countries. */
const folder = join(root, 'node_modules/country-flag-icons/3x2');

/** Flags by the codes of countries, as files of the site: pages ask for those they show. */
export const flagFiles = {
  from: '*.svg',
  context: folder,
  to: 'flags/[name][ext]',
  // The package writes them small already, and pages show them as they are.
  info: { minimized: true },
  filter: (path: string): boolean => isCountryCode(basename(path, '.svg')),
};
