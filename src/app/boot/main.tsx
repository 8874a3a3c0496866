import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider, type DataRouter } from 'react-router';
import { unstable_forceFrameRate } from 'scheduler';
import { createLazyBackend, type LazyBackend } from '@/sync/lazyBackend';
import { selectSendsErrors } from '@/wiki/preferences/preferencesSelectors';
import { preferencesRestored } from '@/wiki/preferences/preferencesSlice';
import { asksForPrivacy } from '@/wiki/preferences/privacySignal';
import { Notices } from '@/features/notices/Notices';
import type { Language } from '@/language/language';
import { firstRecordsId } from '@/model/published/firstPlaces';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { selectLikelyRole } from '@/wiki/session/sessionSelectors';
import { roleRemembered } from '@/wiki/session/sessionSlice';
import { spoilersRestored } from '@/wiki/spoilers/spoilersSlice';
import { AddressContext } from '@/ui/AppLink';
import { DialogProvider } from '@/ui/dialogs/DialogProvider';
import { buildConfig } from '../page/buildConfig';
import type { Client } from '../client/client';
import { followLanguage, type ShownLanguage } from '../shell/followLanguage';
import { sayWithheldName } from '../shell/sayWithheldName';
import { completeSite, followSite } from '../listeners/followSite';
import { followTheme } from '../listeners/followTheme';
import { goTo } from '../navigation/goTo';
import { LanguageRoot } from '../shell/LanguageRoot';
import { isMissingCode, renewPage } from '../page/missingCode';
import { readLook } from '../page/look';
import { readSpoilers } from '../page/spoilers';
import { createRouter } from '../navigation/router';
import { shownAddresses } from '../navigation/shownAddresses';
import { createClientOfPage } from './clientOfPage';
import { afterPaint, turn } from '@/lib/turns';
import { notFound, pages } from '../navigation/pages';
import { runStartup } from '../page/startup';
import type { AppStore } from '../client/store';
import { firstInteraction } from '../page/firstInteraction';
import { hasVisited, keepVisited } from '../page/visited';

export async function start(): Promise<void> {
  const stays = firstInteraction(window);
  const backend = createLazyBackend();
  // Inline condition, so that a production build drops the code.
  const replica =
    process.env.NODE_ENV === 'production' ? undefined : (await import('../devtools/replica')).createReplica();
  const client = createClientOfPage(backend, replica);
  restoreLook(client.store);
  followSite(client.store);
  const isMember = selectLikelyRole(client.store.getState()) !== 'visitor';
  const expectsRows = isMember || hasVisited();
  const restore = () => ({ hints: client.restoreHints(), rows: client.restore({ expectsRows }) });
  const found = expectsRows ? restore() : undefined;
  await turn();
  const router = createRouter({ store: client.store, pages, notFound });
  followTheme(client.shown);
  const language = followLanguage(client.shown);
  sayWithheldName(client.store, language);

  const root = document.getElementById('root');
  if (root === null) throw new Error('Expected an element with the id root, found none');
  const first = within(
    firstWithinMs,
    Promise.resolve(found?.rows).then(() => showFirstWhereNeeded(client.store)),
  );
  const known = within(isMember ? memberWithinMs : firstWithinMs, Promise.resolve(found?.hints));
  const painted = paint(root, { store: client.shown, language, router }, Promise.all([first, known]));
  void painted.then(() => unstable_forceFrameRate(usualRate));
  const paintedOrLate = within(paintedWithinMs, painted).then(afterPaint);
  layOutRowsAfter(paintedOrLate);
  // A first visit has nothing to restore, so it loads the storage code after the first paint.
  const restoring = found?.rows ?? paintedOrLate.then(() => restore().rows);
  void painted.then(() =>
    replica?.followNavigation({
      shown: () => router.state,
      subscribe: (listener) => router.subscribe(listener),
    }),
  );

  void runStartup(
    [
      { name: 'restore', run: () => restoring },
      // The backend's code occupies the network for a second. First do what does not need it.
      { name: 'paint', run: () => paintedOrLate },
      { name: 'site', run: () => void completeSite(client.store) },
      { name: 'error reporting', run: () => reportErrors(client.store) },
      { name: 'fast click', run: clickFast },
      // A visitor who leaves at once is spared the remaining code and records.
      { name: 'visitor', run: () => (isNewVisitor(client.store) ? stays : undefined) },
      { name: 'wiki', run: () => bootWikiOrRenew(backend, client) },
      { name: 'code', run: () => preloadCode(stays) },
      { name: 'service worker', run: () => startServiceWorker(client.store) },
      { name: 'lists', run: () => prebuildLists(client.shown) },
    ],
    (url) => goTo(url, router),
  );
}

/** Until the first paint, the style sheets of long lists may leave rows below the window without layout. */
function layOutRowsAfter(painted: Promise<unknown>): void {
  const { dataset } = document.documentElement;
  dataset['starting'] = '';
  void painted.then(() => delete dataset['starting']);
}

/** In time for the first paint. redux-persist restores the same values a moment later. */
function restoreLook(store: AppStore): void {
  const { role, ...look } = readLook();
  store.dispatch(preferencesRestored({ ...store.getState().preferences, ...look }));
  if (role) store.dispatch(roleRemembered(role));
  store.dispatch(spoilersRestored(readSpoilers(location.search)));
}

async function showFirstWhereNeeded(store: AppStore): Promise<void> {
  const isKnown = store.getState().events.rows.size > 0;
  const withPage = document.getElementById(firstRecordsId);
  // Show this device's rows without waiting for those it may lack.
  if (isKnown) {
    keepVisited();
    if (withPage) void showFirst(store);
  } else if (withPage) await showFirst(store);
}

/**
 * Frames a second between which React stops to let the browser in. Its own are two hundred, and stopping so often takes a
 * slow phone a third of the first rendering, in which it has little else to do. 33 ms are no long task.
 */
const firstRendersRate = 30;
/** React's own. */
const usualRate = 0;

interface Page {
  readonly store: Client['shown'];
  readonly language: ShownLanguage;
  readonly router: DataRouter;
}

/** Renders the page when there is something to show. Resolves when it is committed. */
function paint(root: Element, { store, language, router }: Page, first: Promise<unknown>): Promise<void> {
  const addresses = shownAddresses(store);
  return new Promise((resolve) => {
    const page = (
      <StrictMode>
        <Provider store={store}>
          <LanguageRoot language={language}>
            <AddressContext value={addresses}>
              <DialogProvider>
                <RouterProvider router={router} onError={loggedByRouteError} />
              </DialogProvider>
            </AddressContext>
            <Notices />
          </LanguageRoot>
        </Provider>
        <Rendered then={resolve} />
      </StrictMode>
    );
    // Load a language other than English first, or the reader would see the page switch.
    const ready = Promise.all([
      language.ready.then(() => prepareDates(language.get())),
      routed(router),
      first,
    ]);
    void ready.then(() => {
      unstable_forceFrameRate(firstRendersRate);
      startTransition(() => createRoot(root).render(page));
    });
  });
}

async function reportErrors(store: AppStore): Promise<void> {
  const { startErrorReporting } = await import('../listeners/errorReporting');
  const asks = () =>
    buildConfig.takesErrors === true && selectSendsErrors(store.getState()) === null && !asksForPrivacy();
  startErrorReporting(store, Date.now, buildConfig.version, asks);
}

async function clickFast(): Promise<void> {
  // Only Safari has this property. It is true in an app opened from the home screen.
  if (!('standalone' in navigator && navigator.standalone === true)) return;
  const { startFastClick } = await import('../page/fastClick');
  startFastClick();
}

function isNewVisitor(store: AppStore): boolean {
  const state = store.getState();
  return selectIsPartial(state) && selectLikelyRole(state) === 'visitor';
}

async function bootWikiOrRenew(backend: LazyBackend, client: Client): Promise<void> {
  try {
    const { bootWiki } = await import(/* webpackChunkName: "wiki-boot" */ './wikiBoot');
    await bootWiki(backend, client);
  } catch (error) {
    if (!isMissingCode(error) || !(await renewPage(error))) throw error;
  }
}

async function startServiceWorker(store: AppStore): Promise<void> {
  // The dev server builds no worker, and a worker with stored files would hide every change.
  if (process.env.NODE_ENV !== 'production') return;
  const { registerServiceWorker, workerNotices } = await import(
    /* webpackChunkName: "service-worker" */ '../worker/serviceWorkerStart'
  );
  await registerServiceWorker(workerNotices(store));
}

async function preloadCode(stays: Promise<void>): Promise<void> {
  const { startPreloading } = await import('../navigation/preload');
  startPreloading(window, stays);
}

async function prebuildLists(store: Client['shown']): Promise<void> {
  const { startPrebuildingLists } = await import('../listeners/prebuildLists');
  startPrebuildingLists(window, store);
}

const loggedByRouteError = () => undefined;

/**
 * How long the first paint waits for the page's code and first records. Usually both arrive before the app's
 * own code; a paint without them is repeated.
 */
const firstWithinMs = 500;

const memberWithinMs = 2_000;

const paintedWithinMs = 3_000;

const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);

/**
 * Nearly every page formats dates, and creating the formatter takes as long as rendering a page. Create it in
 * a turn of its own.
 */
async function prepareDates({ dates }: Language): Promise<void> {
  await turn();
  dates.day(0);
  await turn();
  dates.day('2000-01-01');
}

/**
 * Resolves when the router has resolved the address, or after a time limit. Nothing else may subscribe before
 * the app renders: the router keeps its events for the first subscriber.
 */
const routed = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const stop = router.subscribe(({ initialized }) => initialized && end());
    setTimeout(end, firstWithinMs);
    if (router.state.initialized) end();
  });

const showFirst = (store: AppStore): Promise<void> =>
  import('./firstVisit').then(
    ({ showFirst: show }) => show(store),
    // Only an optimisation: the backend answers anyway.
    () => undefined,
  );

function Rendered({ then }: { readonly then: () => void }) {
  useEffect(then, [then]);
  return undefined;
}
