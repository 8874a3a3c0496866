import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Layout } from '../shell/Layout';
import { RouteError } from '../shell/RouteError';
import type { Navigation, Shown } from './navigation';
import type { PlacesOfTab } from './places';

export interface AppRouterProps {
  readonly navigation: Navigation;
  readonly places: PlacesOfTab;
}

/** The page of the address inside the layout, for the router's links and hooks. A page that breaks leaves the layout whole. */
export function AppRouter({ navigation, places }: AppRouterProps) {
  const [shown, setShown] = useState(navigation.shown);
  const { location, action, content } = shown;
  useLayoutEffect(() => {
    let now = navigation.shown();
    const follow = (next: Shown) => {
      if (next.location !== now.location) places.leave(now);
      now = next;
      startTransition(() => setShown(next));
    };
    // What has come since it was rendered.
    follow(now);
    return navigation.subscribe(follow);
  }, [navigation, places]);
  useEffect(() => {
    const keep = () => places.keep(navigation.shown());
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', places.resume);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', places.resume);
    };
  }, [navigation, places]);
  // The page's own layout effects come first, so that it is as high as it will be.
  useLayoutEffect(() => {
    if (content) places.arrive(shown);
    // A page that is loaded after an error, or again, is no new place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location, content === undefined]);

  const failed = (error: unknown, onReset: () => void) => <RouteError error={error} onReset={onReset} />;
  return (
    <Router location={location} navigationType={action} navigator={navigation.navigator}>
      <ErrorBoundary of={location} render={failed}>
        <Layout loading={content === undefined && shown.error === undefined}>
          <ErrorBoundary of={location} render={failed}>
            {content ? (
              // The same page of another record keeps what is the reader's, as typed text; another route begins anew.
              <content.page.Component key={content.name} {...content.params} />
            ) : (
              failed(shown.error, () => void navigation.retry())
            )}
          </ErrorBoundary>
        </Layout>
      </ErrorBoundary>
    </Router>
  );
}
