import '@/ui/tokens.css';
import '@/ui/global.css';
import localforage from 'localforage';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';
import { createLazyBackend } from '@/backend/lazyBackend';
import { preferencesRestored } from '@/features/preferences/preferencesSlice';
import { Notices } from '@/features/notices/Notices';
import { firstRecordsId } from '@/model/publishedFirst';
import { roleRemembered } from '@/features/wiki/session/sessionSlice';
import { DialogProvider } from '@/ui/dialogs/DialogProvider';
import { browserStorage } from './browserStorage';
import { buildConfig } from './buildConfig';
import { createClient } from './client';
import { demoAccounts } from './demoAccounts';
import { followLanguage } from './followLanguage';
import { followAppBadge } from './followAppBadge';
import { followTheme } from './followTheme';
import { goTo } from './goTo';
import { LanguageRoot } from './LanguageRoot';
import { isMissingCode, renewPage } from './missingCode';
import { keepStorage } from './keepStorage';
import { startListingAhead } from './listAhead';
import { readLook } from './look';
import { newId } from './newId';
import { createLocalRows } from './persistence/localRows';
import { aloneIfPossible } from './persistence/locks';
import { createTabChannel } from './persistence/tabChannel';
import { startPreloading } from './preload';
import { startRatingsWorker } from './ratings/startRatingsWorker';
import { createRouter } from './routes';
import { afterPaint, runStartup } from './startup';
import { keepVisited } from './visited';

const backend = createLazyBackend();
const client = createClient({
  backend,
  rows: createLocalRows('armwiki'),
  device: browserStorage(),
  hints: localforage.createInstance({ name: 'armwiki-hints', storeName: 'hints' }),
  tabs: createTabChannel('armwiki-outbox'),
  now: Date.now,
  random: Math.random,
  newId,
  startRatings: startRatingsWorker,
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  exclusively: (uid, work) => aloneIfPossible(`armwiki-outbox-${uid}`, work),
  demoAccounts: buildConfig.emulators ? demoAccounts : [],
});
const router = createRouter(client.store);
// In time for the first paint; what redux-persist brings back a moment later is the same.
const { role, ...look } = readLook();
client.store.dispatch(preferencesRestored({ ...client.store.getState().preferences, ...look }));
if (role) client.store.dispatch(roleRemembered(role));
void client.restoreHints();
let shown = router.state.location.key;
router.subscribe(({ location }) => {
  if (location.key === shown) return;
  shown = location.key;
  client.navigated();
});
followTheme(client.store);
followAppBadge(client.store);
keepStorage(client.store);
const language = followLanguage(client.store);

/** So long the start waits for the first records, which are there before the code as a rule. */
const firstWithinMs = 1_000;

const showFirst = () =>
  import(/* webpackChunkName: "first-visit" */ './firstVisit').then(
    ({ showFirst: show }) => show(client.store),
    () => undefined,
  );

const root = document.getElementById('root');
if (root === null) throw new Error('Expected an element with the id root, found none');
const reactRoot = createRoot(root);
// Another language than English is fetched first, or its reader would see the page change language.
void language.ready.then(() =>
  reactRoot.render(
    <StrictMode>
      <Provider store={client.store}>
        <LanguageRoot language={language}>
          <DialogProvider>
            <RouterProvider router={router} />
          </DialogProvider>
          <Notices />
        </LanguageRoot>
      </Provider>
    </StrictMode>,
  ),
);

void runStartup(
  [
    { name: 'restore', run: client.restore },
    {
      name: 'first',
      run: async () => {
        if (client.store.getState().events.rows.size > 0) keepVisited();
        else if (router.state.location.pathname === '/' || document.getElementById(firstRecordsId))
          // The code of the backend, which takes the network for a second, comes after what it lets one see; what the backend
          // says first counts.
          await Promise.race([showFirst(), new Promise((resolve) => setTimeout(resolve, firstWithinMs))]);
      },
    },
    { name: 'paint', run: afterPaint },
    {
      name: 'wiki',
      run: async () => {
        try {
          const { bootWiki } = await import(/* webpackChunkName: "wiki-boot" */ './wikiBoot');
          bootWiki(backend, client);
        } catch (error) {
          if (!isMissingCode(error) || !(await renewPage(error))) throw error;
        }
      },
    },
    {
      name: 'error reporting',
      run: async () => {
        const { startErrorReporting } = await import(
          /* webpackChunkName: "error-reporting" */ './errorReporting'
        );
        startErrorReporting(client.store, Date.now, buildConfig.version);
      },
    },
    {
      name: 'fast click',
      run: async () => {
        // Only Safari knows the word, and says yes only in an app that was opened from the home screen.
        if (!('standalone' in navigator && navigator.standalone === true)) return;
        const { startFastClick } = await import(/* webpackChunkName: "fast-click" */ './fastClick');
        startFastClick();
      },
    },
    { name: 'code', run: () => startPreloading(window) },
    { name: 'lists', run: () => startListingAhead(window, client.store) },
    {
      name: 'service worker',
      run: async () => {
        // The dev server builds no worker, and one that served stored files would hide every change.
        if (process.env.NODE_ENV !== 'production') return;
        const { registerServiceWorker, workerNotices } = await import(
          /* webpackChunkName: "service-worker" */ './serviceWorkerStart'
        );
        await registerServiceWorker(workerNotices(client.store));
      },
    },
  ],
  (url) => goTo(url, router),
);
