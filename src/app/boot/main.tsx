import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider, type DataRouter } from 'react-router';
import { createLazyBackend, type LazyBackend } from '@/sync/lazyBackend';
import { selectSendsErrors } from '@/wiki/preferences/preferencesSelectors';
import { preferencesRestored } from '@/wiki/preferences/preferencesSlice';
import { asksForPrivacy } from '@/wiki/preferences/privacySignal';
import { Notices } from '@/features/notices/Notices';
import type { Language } from '@/language/language';
import { firstRecordsId, isOfRankings } from '@/model/firstPlaces';
import { selectIsFirstVisit } from '@/wiki/scopes/firstVisit';
import { selectLikelyRole } from '@/wiki/session/sessionSelectors';
import { roleRemembered } from '@/wiki/session/sessionSlice';
import { spoilersRestored } from '@/wiki/spoilers/spoilersSlice';
import { DialogProvider } from '@/ui/dialogs/DialogProvider';
import { buildConfig } from '../page/buildConfig';
import type { Client } from '../client/client';
import { followLanguage, type ShownLanguage } from '../shell/followLanguage';
import { sayWithheldName } from '../shell/sayWithheldName';
import { followTheme } from '../listeners/followTheme';
import { goTo } from '../navigation/goTo';
import { LanguageRoot } from '../shell/LanguageRoot';
import { isMissingCode, renewPage } from '../page/missingCode';
import { readLook } from '../page/look';
import { readSpoilers } from '../page/spoilers';
import { createRouter } from '../navigation/router';
import { createClientOfPage, withRankings } from './clientOfPage';
import { afterPaint, turn } from '@/lib/turns';
import { notFound, pages } from '../navigation/pages';
import { runStartup } from '../page/startup';
import type { AppStore } from '../client/store';
import { firstInteraction } from '../page/firstInteraction';
import { hasVisited, keepVisited } from '../page/visited';

/** Begins the app. */
export async function start(): Promise<void> {
  const stays = firstInteraction(window);
  const backend = createLazyBackend();
  // Written out here, so that a production build leaves out its code.
  const replica =
    process.env.NODE_ENV === 'production' ? undefined : (await import('../devtools/replica')).createReplica();
  const client = createClientOfPage(backend, replica);
  restoreLook(client.store);
  // A member may have rows although no flag says so.
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
  // Which parts a page has depends on who is signed in.
  const known = within(isMember ? memberWithinMs : firstWithinMs, Promise.resolve(found?.hints));
  const painted = paint(root, { store: client.shown, language, router }, Promise.all([first, known]));
  const paintedOrLate = within(paintedWithinMs, painted).then(afterPaint);
  // A first visit has nothing to bring back, so it loads the code of storage after the first paint.
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
      // The code of the backend, which takes the network for a second, comes after what it is not needed for.
      { name: 'paint', run: () => paintedOrLate },
      { name: 'error reporting', run: () => reportErrors(client.store) },
      { name: 'fast click', run: clickFast },
      // A visitor who looks at what came with the page and goes again need not pay for all the rest, of code and of records.
      { name: 'visitor', run: () => (isNewVisitor(client.store) ? stays : undefined) },
      { name: 'wiki', run: () => bootWikiOrRenew(backend, client) },
      { name: 'code', run: () => preloadCode(stays) },
      { name: 'service worker', run: () => startServiceWorker(client.store) },
      { name: 'lists', run: () => prebuildLists(client.shown) },
    ],
    (url) => goTo(url, router),
  );
}

/** In time for the first paint; what redux-persist brings back a moment later is the same. */
function restoreLook(store: AppStore): void {
  const { role, ...look } = readLook();
  store.dispatch(preferencesRestored({ ...store.getState().preferences, ...look }));
  if (role) store.dispatch(roleRemembered(role));
  store.dispatch(spoilersRestored(readSpoilers(location.search)));
}

async function showFirstWhereNeeded(store: AppStore): Promise<void> {
  const isKnown = store.getState().events.rows.size > 0;
  const withPage = document.getElementById(firstRecordsId);
  // The rows of this device are shown without waiting for what it may lack.
  if (isKnown) {
    keepVisited();
    if (withPage) void showFirst(store);
  } else if (location.pathname === '/' || withPage) await showFirst(store);
  else if (isOfRankings(location.pathname))
    await withRankings(({ showRankingAt }) => showRankingAt(store, location));
}

interface Page {
  readonly store: Client['shown'];
  readonly language: ShownLanguage;
  readonly router: DataRouter;
}

/** Renders the page once there is something to show, and resolves when it stands. */
function paint(root: Element, { store, language, router }: Page, first: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const page = (
      <StrictMode>
        <Provider store={store}>
          <LanguageRoot language={language}>
            <DialogProvider>
              <RouterProvider router={router} onError={loggedByRouteError} />
            </DialogProvider>
            <Notices />
          </LanguageRoot>
        </Provider>
        <Rendered then={resolve} />
      </StrictMode>
    );
    // Another language than English is fetched first, or its reader would see the page change language.
    const ready = Promise.all([
      language.ready.then(() => prepareDates(language.get())),
      routed(router),
      first,
    ]);
    void ready.then(() => {
      // As a transition it is rendered in short pieces.
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
  // Only Safari knows the word, and says yes only in an app that was opened from the home screen.
  if (!('standalone' in navigator && navigator.standalone === true)) return;
  const { startFastClick } = await import('../page/fastClick');
  startFastClick();
}

/** Tells whether this is a first visit, and not that of somebody who was signed in the last time. */
function isNewVisitor(store: AppStore): boolean {
  const state = store.getState();
  return selectIsFirstVisit(state) && selectLikelyRole(state) === 'visitor';
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
  // The dev server builds no worker, and one that served stored files would hide every change.
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

/** The router's handler of an error, which it would log by itself a second time. */
const loggedByRouteError = () => undefined;

/**
 * So long the first paint waits for its page's code and the first records: as a rule both are there before the app's own
 * code, and what is rendered without them is rendered again.
 */
const firstWithinMs = 500;

/** So long it waits for who is signed in, on a device of a member. */
const memberWithinMs = 2_000;

/** So long the backend's code waits for the first paint. */
const paintedWithinMs = 3_000;

const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);

/** Nearly every page writes dates, and what writes them takes the browser as long to make as a page to render. */
async function prepareDates({ dates }: Language): Promise<void> {
  await turn();
  dates.day(0);
  await turn();
  dates.day('2000-01-01');
}

/**
 * Resolves when the router knows what the address shows, or has had its time. Nobody else may listen before the app is
 * rendered: what the router says meanwhile it keeps for the first who does.
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
    // The backend's answer comes all the same.
    () => undefined,
  );

/** Tells when the page stands. */
function Rendered({ then }: { readonly then: () => void }) {
  useEffect(then, [then]);
  return undefined;
}
