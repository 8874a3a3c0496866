/**
 * A webpack loader for the router. It serves apps of every kind, and no bundler finds out by itself what one that renders
 * in the browser alone and keeps its data in a store never asks for: forms and fetchers, routes found on the way or loaded
 * by the router, middleware, blockers, view transitions, pages that a server rendered, tools that measure. Left out, they
 * make the first page's code 9 kB smaller.
 *
 * To use `useFetcher`, `useSubmit`, `Form`, `useBlocker`, `lazy` or `middleware` of a route, `viewTransition` or `prefetch`
 * of links, or an option of `createBrowserRouter`, take its line out here; only `window` is in use.
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
  [/\bopts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)(?=\) \{)/g, 'false'],
  [/\bfogOfWar\.active\b(?! =)|\bisFogOfWar(?=\) \{)/g, 'false'],
  [/(?<=let blockerKey = )(?=shouldBlockNavigation\()/g, 'undefined && '],
  [/(?<=fetchLoadMatches\.forEach\(\(f, key\) => \{\n)/, '  return;\n'],
  [/\bisBrowser3(?=\) \{\n +restoreAppliedTransitions)/, 'false'],
  // Functions that have nothing to do.
  [/(?<=function runClientMiddlewarePipeline\(args, handler\) \{\n)/, '  return handler();\n'],
  [/(?<=var loadLazyRouteProperty = \(\{[^}]*\}\) => \{\n)/, '  return undefined;\n'],
  [/(?<=function loadLazyRoute\([^)]*\) \{\n)/, '  return {};\n'],
  [/(?<=function usePrefetchBehavior\([^)]*\) \{\n)/, '  return [false, undefined, {}];\n'],
  // What components do for a server's page or a view transition.
  [/\bshouldPrefetch && !isAbsolute(?= \?)/, 'false'],
  [/\buseViewTransitionState\(path\) && viewTransition === true/, 'false'],
  [/(?<=let isViewTransitionAvailable = )[^;]+/, 'false'],
  [/\brenderDfd && pendingState && router\.window(?=\) \{)/, 'false'],
  [/!remixContext \|\| remixContext\.isSpaMode/, 'true'],
  [/(?<=var Form = )/, '/* @__PURE__ */ '],
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
