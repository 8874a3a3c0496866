import { createBrowserRouter, type DataRouter } from 'react-router';
import { newId } from '@/lib/newId';
import { Layout } from '../shell/Layout';
import { RouteError } from '../shell/RouteError';
import { pageRoutes, type PageSources } from './pageRoutes';
import { Places } from './Places';

export function createRouter(sources: PageSources, tab: Window = window): DataRouter {
  keyEntries(tab);
  const router: DataRouter = createBrowserRouter(
    [
      {
        element: <Layout places={<Places restored={() => router.state.restoreScrollPosition} />} />,
        hydrateFallbackElement: <Layout />,
        errorElement: <RouteError />,
        children: [{ errorElement: <RouteError />, children: pageRoutes(sources, tab) }],
      },
    ],
    { window: tab },
  );
  return router;
}

/**
 * Gives each history entry a key. An entry created by an external link or the address bar has none, and the
 * router would use one key for all of them, so they would share a scroll position.
 */
function keyEntries(tab: Window): void {
  const keyEntry = () => {
    const entry = tab.history.state as { readonly key?: unknown } | null;
    if (!entry?.key) tab.history.replaceState({ ...entry, key: newId() }, '');
  };
  keyEntry();
  // Register it before the router's listener.
  tab.addEventListener('popstate', keyEntry);
}
