import { Problem } from '../base/problem';
import { onPath } from './chromium';
import { installDebianPackage } from './debianPackage';

/** Debian's package of each program that drives Firefox or WebKitGTK. WebKitGTK needs a screen. */
const packages = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
} as const;

/** Installs the second tier's other browsers where they are missing. */
export function ensureOtherBrowsers(): void {
  const missing = Object.entries(packages).filter(
    ([program, name]) => onPath([program]) === undefined && !installDebianPackage(name),
  );
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name).join(' ');
  throw new Problem(
    `The second tier runs in Firefox and WebKitGTK too and could not install them. On Debian: apt-get install ${names}`,
  );
}
