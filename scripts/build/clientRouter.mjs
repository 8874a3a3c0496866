/**
 * A webpack loader that removes parts of the router. It serves apps of every kind, and no bundler can know which parts
 * an app never uses that renders only in the browser and keeps its data in a store: forms and fetchers, routes found on
 * the way or loaded by the router, middleware, blockers, view transitions, server-rendered pages, measuring tools.
 * Without them the first page's code is 9 kB smaller.
 *
 * To use `useFetcher`, `useSubmit`, `Form`, `useBlocker`, `lazy` or `middleware` of a route, `viewTransition` or
 * `prefetch` of links, or an option of `createBrowserRouter`, remove its line here; the only option in use is `window`.
 */
const unused = [
  [
    /\binit\.(instrumentations|patchRoutesOnNavigation|hydrationData|getContext|dataStrategy)\b/g,
    'undefined',
  ],
  [/\bopts\?\.hydrationData \|\| parseHydrationData\(\)/g, 'undefined'],
  [/^ {4}(fetch: fetch2|patchRoutes|_internalSetRoutes),\n/gm, ''],
  [/(?<=function isSubmissionNavigation\(opts\) \{\n)/, '  return false;\n'],
  [/\bopts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)(?=\) \{)/g, 'false'],
  [/\bfogOfWar\.active\b(?! =)|\bisFogOfWar(?=\) \{)/g, 'false'],
  [/(?<=let blockerKey = )(?=shouldBlockNavigation\()/g, 'undefined && '],
  [/(?<=fetchLoadMatches\.forEach\(\(f, key\) => \{\n)/, '  return;\n'],
  [/\bisBrowser3(?=\) \{\n +restoreAppliedTransitions)/, 'false'],
  [/(?<=function runClientMiddlewarePipeline\(args, handler\) \{\n)/, '  return handler();\n'],
  [/(?<=var loadLazyRouteProperty = \(\{[^}]*\}\) => \{\n)/, '  return undefined;\n'],
  [/(?<=function loadLazyRoute\([^)]*\) \{\n)/, '  return {};\n'],
  [/(?<=function usePrefetchBehavior\([^)]*\) \{\n)/, '  return [false, undefined, {}];\n'],
  [/\bshouldPrefetch && !isAbsolute(?= \?)/, 'false'],
  [/\buseViewTransitionState\(path\) && viewTransition === true/, 'false'],
  [/(?<=let isViewTransitionAvailable = )[^;]+/, 'false'],
  [/\brenderDfd && pendingState && router\.window(?=\) \{)/, 'false'],
  [/!remixContext \|\| remixContext\.isSpaMode/, 'true'],
  [/(?<=var Form = )/, '/* @__PURE__ */ '],
  [/\bthis\.context\b/g, 'undefined'],
  // A component with a name is kept, used or not.
  [/^\w+\.displayName = "\w+";$/gm, ''],
];

export default function clientRouter(source) {
  if (!source.includes('function createRouter(init)')) return source;
  return unused.reduce((rest, [pattern, instead]) => {
    const without = rest.replace(pattern, instead);
    // Fail on another version of the package, so that somebody looks at it.
    if (without === rest) throw new Error(`Expected ${pattern} in ${this.resourcePath}, found none`);
    return without;
  }, source);
}
