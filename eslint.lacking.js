import data from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';

const { api, javascript } = data;

/** Their names in MDN's data. */
const browsers = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest supported version of each. The list begins with the newest, and a later entry replaces an earlier one. */
const oldest = Object.fromEntries(
  browserslist().map((browser) => {
    const [name = '', version = ''] = browser.split(' ');
    return [browsers[name], Number.parseFloat(version)];
  }),
);

const isIn = (
  version,
  { version_added: added, version_removed: removed, flags, prefix, alternative_name: other },
) =>
  typeof added === 'string' &&
  !(flags || prefix || other) &&
  Number.parseFloat(added.replace('≤', '')) <= version &&
  !(Number.parseFloat(removed) <= version);

const lacks = ({ __compat: compat }) =>
  compat !== undefined &&
  Object.entries(oldest).some(
    ([browser, version]) => ![compat.support[browser]].flat().some((each) => each && isIn(version, each)),
  );

/** Objects with a name of their own, and the interface of each. */
const objects = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  performance: 'Performance',
  scheduler: 'Scheduler',
};

const interfaces = [...Object.entries(api), ...Object.entries(javascript.builtins)].filter(
  ([name]) => name !== '__compat',
);
const membersOf = (features) =>
  Object.entries(features).filter(([name]) => !/^(?:__compat|@@.*|.*_event)$/.test(name));

/** Names that a supported browser does not know as globals. */
const globals = new Set([
  ...interfaces.filter(([, features]) => lacks(features)).map(([name]) => name),
  ...membersOf(api.Window)
    .filter(([, feature]) => lacks(feature))
    .map(([name]) => name),
]);

const known = new Set();
const lacked = new Set();
const qualified = new Set();
for (const [name, features] of interfaces)
  for (const [found, feature] of membersOf(features)) {
    const member = found.replace(/_static$/, '');
    if (lacks(features) || lacks(feature)) qualified.add(`${name}.${member}`);
    // Code reaches an object whose interface is lacking only through what creates it.
    if (!lacks(features)) (lacks(feature) ? lacked : known).add(member);
  }

/** Whether a supported browser lacks this member of an object or class with a name of its own. */
export const lacksMember = (object, member) => qualified.has(`${objects[object] ?? object}.${member}`);

/** Whether no object of a supported browser has this method. Single words are too common to be judged without their object. */
export const lacksMethod = (member) => /[a-z][A-Z]/.test(member) && lacked.has(member) && !known.has(member);

export const lacksGlobal = (name) => globals.has(name);
