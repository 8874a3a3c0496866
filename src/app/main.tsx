import '@/ui/tokens.css';
import '@/ui/global.css';
import localforage from 'localforage';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';
import { createLazyBackend } from '@/backend/lazyBackend';
import { Notices } from '@/features/notices/Notices';
import { DialogProvider } from '@/ui/dialogs/DialogProvider';
import { buildConfig } from './buildConfig';
import { createClient } from './client';
import { demoAccounts } from './demoAccounts';
import { followTheme } from './followTheme';
import { newId } from './newId';
import { createLocalRows } from './persistence/localRows';
import { alone } from './persistence/locks';
import { createTabChannel } from './persistence/persistOutbox';
import { createRouter } from './routes';
import { registerServiceWorker } from './serviceWorker';
import { afterPaint, runStartup } from './startup';
import { workerNotices } from './workerNotices';

const backend = createLazyBackend();
const client = createClient({
  backend,
  rows: createLocalRows('armwiki', (message) => console.warn(message)),
  hints: localforage.createInstance({ name: 'armwiki-hints', storeName: 'hints' }),
  tabs: createTabChannel('armwiki-outbox'),
  now: Date.now,
  random: Math.random,
  newId,
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  exclusively: (uid, work) => alone(`armwiki-outbox-${uid}`, work),
  demoAccounts: buildConfig.emulators ? demoAccounts : [],
});
const router = createRouter(client.store);
void client.restoreHints();
let shown = router.state.location.key;
router.subscribe(({ location }) => {
  if (location.key === shown) return;
  shown = location.key;
  client.navigated();
});
followTheme(client.store);

const root = document.getElementById('root');
if (root === null) throw new Error('Expected an element with the id root, found none');
createRoot(root).render(
  <StrictMode>
    <Provider store={client.store}>
      <DialogProvider>
        <RouterProvider router={router} />
      </DialogProvider>
      <Notices />
    </Provider>
  </StrictMode>,
);

void runStartup(
  [
    { name: 'restore', run: client.restore },
    { name: 'paint', run: afterPaint },
    {
      name: 'firebase',
      run: async () => {
        const { createFirebaseBackend } = await import(
          /* webpackChunkName: "firebase" */ '@/firebase/firebaseBackend'
        );
        const { firebase, ...config } = buildConfig;
        backend.setFirebaseApp(createFirebaseBackend({ options: firebase, ...config }));
        client.connect();
      },
    },
    {
      name: 'service worker',
      run: async () => {
        // The dev server builds no worker, and one that served stored files would hide every change.
        if (process.env.NODE_ENV === 'production') await registerServiceWorker(workerNotices(client.store));
      },
    },
  ],
  (url) => void router.navigate(url),
);
