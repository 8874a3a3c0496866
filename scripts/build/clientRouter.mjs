/**
 * A webpack loader for the router. It serves apps of every kind, and no bundler finds out by itself what one that renders
 * in the browser alone and keeps its data in a store never asks for: forms and fetchers, routes found on the way, pages
 * that a server rendered, tools that measure. Left out, they make the first page's code 5 kB smaller.
 *
 * To use `useFetcher`, `useSubmit`, `Form`, `prefetch` of links or an option of `createBrowserRouter`, take its line out
 * here; only `window` is in use.
 */
const unused = [
  [
    /\binit\.(instrumentations|patchRoutesOnNavigation|hydrationData|getContext|dataStrategy)\b/g,
    'undefined',
  ],
  [/\bopts\?\.hydrationData \|\| parseHydrationData\(\)/g, 'undefined'],
  // Members of the router.
  [/^ {4}(fetch: fetch2|patchRoutes|_internalSetRoutes),\n/gm, ''],
  [/(?<=function isSubmissionNavigation\(opts\) \{\n)/, '  return false;\n'],
  [/\bshouldPrefetch && !isAbsolute(?= \?)/, 'false'],
  // The boundary of errors that a server sent.
  [/\bthis\.context\b/g, 'undefined'],
  // A component with a name is kept, used or not.
  [/^\w+\.displayName = "\w+";$/gm, ''],
];

export default function clientRouter(source) {
  if (!source.includes('function createRouter(init)')) return source;
  return unused.reduce((rest, [pattern, instead]) => {
    const without = rest.replace(pattern, instead);
    // Another version of the package is looked at again, and not let through.
    if (without === rest) throw new Error(`Expected ${pattern} in ${this.resourcePath}, found none`);
    return without;
  }, source);
}
