import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { root } from '../base/root';

/** The browsers that `package.json` supports, such as `safari 16.4`, newest versions of each first. */
const supported = browserslist(undefined, { path: root });

/** For the tool that lowers style sheets. */
export const cssTargets = browserslistToTargets(supported);

const versions = new Map(
  supported.map((browser) => browser.split(' ')).map(([name = '', version = '']) => [name, version]),
);

function oldestOf(name: string): string {
  const [version] = versions.get(name)?.split('-') ?? [];
  if (version === undefined) throw new Error(`Expected browserslist to name ${name}`);
  return version;
}

export const oldest = {
  chrome: oldestOf('chrome'),
  edge: oldestOf('edge'),
  firefox: oldestOf('firefox'),
  safari: oldestOf('safari'),
  ios: oldestOf('ios_saf'),
};

/** For the tool that lowers scripts. */
export const scriptTargets = Object.entries(oldest).map(([name, version]) => name + version);
