import { createBrowserRouter, type DataRouter } from 'react-router';
import { newId } from '@/lib/newId';
import { Layout } from '../shell/Layout';
import { RouteError } from '../shell/RouteError';
import { pageRoutes, type PageSources } from './pageRoutes';
import { Places } from './Places';

/**
 * The router of the app: every page stands in the layout, and takes the place of the one before once its code is there and
 * its prefetch has run.
 *
 * @param tab another than the browser's, for tests.
 */
export function createRouter(sources: PageSources, tab: Window = window): DataRouter {
  keyEntries(tab);
  const router: DataRouter = createBrowserRouter(
    [
      {
        element: <Layout places={<Places restored={() => router.state.restoreScrollPosition} />} />,
        hydrateFallbackElement: <Layout />,
        errorElement: <RouteError />,
        // A page that breaks leaves the layout whole.
        children: [{ errorElement: <RouteError />, children: pageRoutes(sources, tab) }],
      },
    ],
    { window: tab },
  );
  return router;
}

/**
 * Gives each entry of the history a key. One that a link from elsewhere or the address bar made has none; the router takes
 * the same for all of those, and they would share a place on their pages.
 */
function keyEntries(tab: Window): void {
  const keyEntry = () => {
    // Anybody may have written it.
    const entry = tab.history.state as { readonly key?: unknown } | null;
    if (!entry?.key) tab.history.replaceState({ ...entry, key: newId() }, '');
  };
  keyEntry();
  // Heard before the router hears it.
  tab.addEventListener('popstate', keyEntry);
}
