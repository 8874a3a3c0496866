type Change = readonly [pattern: RegExp, instead: string];

/** The minimizer drops what follows a return, and the calls of functions that only return. */
const returns = (name: string, value = ''): Change => [
  new RegExp(`(?<=\\bfunction ${name}\\([^)]*\\) \\{\\n)`),
  `  return ${value};\n`,
];

const never = (condition: string): Change => [
  new RegExp(`(?<=\\bif \\()${condition}(?=\\) \\{)`, 'g'),
  'false',
];

const forms: readonly Change[] = [
  returns('isSubmissionNavigation', 'false'),
  [/\bisMutationMethod\((?!method\) \{)[^()]*\)/g, 'false'],
  never('opts && opts\\.submission && false'),
  returns('getSubmissionFromNavigation'),
  [/(?<=function getLoadingNavigation\([^)]*\) \{\n {2}if \()submission/, 'false'],
  never('opts && opts\\.pendingError'),
  [/\bgetUpdatedActionData\(pendingActionResult\)(?=;)/g, 'undefined'],
  [/(?<=var Form = )/, '/* @__PURE__ */ '],
];

const fetchers: readonly Change[] = [
  [/^ {4}(fetch: fetch2|getFetcher|resetFetcher),\n/gm, ''],
  [/^ {4}(deleteFetcher: queueFetcherForDeletion|_internalFetchControllers: fetchControllers),\n/gm, ''],
  [/(?<=fetchLoadMatches\.forEach\(\(f, key\) => \{\n)/, '  return;\n'],
  [/^ +(revalidating|unmounted|mounted|deleted)Fetchers\.(forEach|filter)\(/gm, 'undefined && $&'],
  [/^ +(newState\.fetchers|state\.fetchers|fetchersQueuedForDeletion)\.forEach\(/gm, 'undefined && $&'],
  [/(?<=let abortPendingFetchRevalidations = \(\) => )/g, 'undefined && '],
  never('pendingNavigationController(?=\\) \\{\\n +pendingNavigationController\\.signal)'),
  [/\brevalidatingFetchers\.length (> 0|=== 0)/g, '0 $1'],
  [/\bredirect2 = findRedirect\(fetcherResults\);\n +if \(redirect2\)/g, 'if (false)'],
  returns('markFetchRedirectsDone', 'false'),
  returns('abortStaleFetchLoads', 'false'),
  [
    /(?<=function callLoadersAndMaybeResolveData\([^)]*\) \{\n)/,
    '  return { loaderResults: await callDataStrategy(request, location, matches), fetcherResults: {} };\n',
  ],
];

const loading: readonly Change[] = [
  [/^ {4}patchRoutes,\n|^ {4}_internalSetRoutes,\n/gm, ''],
  [/\bfogOfWar\.active\b(?! =)|\bisFogOfWar(?=\) \{)/g, 'false'],
  [/(?<=function runClientMiddlewarePipeline\(args, handler\) \{\n)/, '  return handler();\n'],
  [/(?<=var loadLazyRouteProperty = \(\{[^}]*\}\) => \{\n)/, '  return undefined;\n'],
  [/(?<=function loadLazyRoute\([^)]*\) \{\n)/, '  return {};\n'],
  returns('getDataStrategyMatchLazyPromises'),
  never('lazyHandlerPromise \\|\\| lazyRoutePromise'),
  returns('callDataStrategyImpl', 'defaultDataStrategy({ matches })'),
  never('isResponse\\(result\\)'),
  returns('isDataWithResponseInit', 'false'),
  [/\bnew RouterContextProvider\(\)/g, 'undefined'],
  never('route\\.(Component|HydrateFallback|ErrorBoundary)'),
  // The routes never change.
  [
    /(?<=var DataRoutes = class \{\n)[^]*?(?=^\};)/m,
    '  constructor(routes) {\n    this.stableRoutes = this.activeRoutes = routes;\n    this.branches = flattenAndRankRoutes(routes);\n  }\n',
  ],
  [/^_(map|routes|branches|hmrRoutes|hmrBranches) = new WeakMap\(\);$/gm, ''],
  [/\bdataRoutes\.commitHmrRoutes\(\);/, ''],
];

const navigating: readonly Change[] = [
  [/^ {4}(dispose|revalidate|getBlocker|deleteBlocker),\n/gm, ''],
  [/^ {4}_internalSetState\w+\(newState\) \{\n.*\n {4}\}\n/m, ''],
  [/(?<=let blockerKey = )(?=shouldBlockNavigation\()/g, 'undefined && '],
  never('unblockBlockerHistoryUpdate'),
  never('blockers\\.size > 0'),
  [/^ +isUninterruptedRevalidation = .*/gm, ''],
  [/\bisUninterruptedRevalidation\b(?! =)/g, 'false'],
  [/\bpendingRevalidationDfd\?\.resolve\(\);/, ''],
  never('opts\\?\\.mask'),
  never('mask'),
  never('locationArg'),
  [/\bisDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateStable()'],
  // The routes decide about relative addresses only; each link wrote them out twice.
  [
    /(?<=let routePathnamesJson = )(?=JSON\.stringify\(getResolveToMatches\(matches\)\);\n {2}return React\d*\.useMemo)/,
    'typeof to === "string" && to[0] === "/" ? "[]" : ',
  ],
];

const transitions: readonly Change[] = [
  [/\bisBrowser3(?=\) \{\n +restoreAppliedTransitions)/, 'false'],
  [/(?<=if \()pendingAction === "POP" [^)]*(?=\) \{\n +let priorPaths)/, 'false'],
  never('pendingViewTransitionEnabled'),
  [/\buseViewTransitionState\(path\) && viewTransition === true/, 'false'],
  [/(?<=let isViewTransitionAvailable = )[^;]+/, 'false'],
  never('vtContext\\.isTransitioning && !vtContext\\.flushSync'),
  never('!vtContext\\.isTransitioning && interruption'),
  [/\brenderDfd && pendingState && (router\.window|state\.location\.key[^)]*)(?=\) \{)/g, 'false'],
  // Only for `useTransitions`.
  returns('useOptimisticSafe', '[val]'),
  [/^var useOptimisticImpl = .*$/m, 'var useOptimisticImpl;'],
];

const serverPages: readonly Change[] = [
  [
    /\binit\.(instrumentations|patchRoutesOnNavigation|hydrationData|getContext|dataStrategy)\b/g,
    'undefined',
  ],
  [/\bopts\?\.hydrationData \|\| parseHydrationData\(\)/g, 'undefined'],
  [/(?<=function usePrefetchBehavior\([^)]*\) \{\n)/, '  return [false, undefined, {}];\n'],
  [/\bshouldPrefetch && !isAbsolute(?= \?)/, 'false'],
  [/!remixContext \|\| remixContext\.isSpaMode/, 'true'],
  returns('useIsRSCRouterContext', 'false'),
  [/\bthis\.context\b/g, 'undefined'],
  // A component with a name is kept, used or not.
  [/^\w+\.displayName = "\w+";$/gm, ''],
];

/** A stack says where. The root has an element for errors. */
const words: readonly Change[] = [
  [/(?<=function invariant\()value, message(?=\) \{\n.*\n {4}throw new Error\()/, 'value'],
  [/(?<=function invariant\(value\) \{\n.*\n {4}throw new Error\()message/, '"react-router"'],
  returns('warning'),
  returns('warningOnce'),
  returns('warnOnce'),
  [
    /(?<=function getInternalRouterError\([^]*?\) \{\n)/,
    '  return new ErrorResponseImpl(status, "", new Error("react-router"), true);\n',
  ],
  [/(?<=var defaultErrorElement = ).*/, 'null;'],
];

const unused = [...forms, ...fetchers, ...loading, ...navigating, ...transitions, ...serverPages, ...words];

/**
 * The text of one of the router's modules without some of its parts. It serves apps of every kind, and no bundler can know
 * which parts an app never uses that renders only in the browser and keeps its data in a store: forms and fetchers, routes found on
 * the way or loaded by the router, middleware, blockers, view transitions, server-rendered pages, measuring tools, and the
 * words of warnings and errors. Without them the first page's code is 14 kB smaller.
 *
 * To use `useFetcher`, `useSubmit`, `Form`, `useBlocker`, `useRevalidator`, `useRoutes`; `lazy`, `Component`, `ErrorBoundary`
 * or `middleware` of a route; a loader that returns a response other than a redirect; `viewTransition`, `prefetch`
 * or `mask` of links; or an option of `createBrowserRouter`, remove its line here. The only option in use is `window`.
 *
 * @throws Error for another version of the package, so that somebody looks at it
 */
export function clientRouter(source: string, path: string): string {
  if (!source.includes('function createRouter(init)')) return source;
  return unused.reduce((rest, [pattern, instead]) => {
    const without = rest.replace(pattern, instead);
    if (without === rest) throw new Error(`Expected ${pattern} in ${path}, found none`);
    return without;
  }, source);
}
