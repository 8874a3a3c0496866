import { createHttpCopies } from '@/backend/httpCopies';
import type { LazyBackend } from '@/backend/lazyBackend';
import type { TabMessage } from '@/backend/tabWire';
import { withCopies } from '@/backend/withCopies';
import { announceTab } from '@/backend/tabPresence';
import { withTabs } from '@/backend/withTabs';
import { loadFirebase } from '@/firebase/loadFirebase';
import { pause } from '@/lib/pause';
import { buildConfig } from './buildConfig';
import type { Client } from './client';
import { connectClient } from './connectClient';
import { followAbsences } from './followAbsences';
import { followAppBadge } from './followAppBadge';
import { keepStorage } from './keepStorage';
import { newId } from './newId';
import { createTabChannel } from './persistence/tabChannel';
import { rowsVersion } from './persistence/version';
import { turn } from './startup';
import type { AppStore } from './store';

/**
 * Hands the client its backend and connects it, and begins to follow what waits on the device. Loaded after the first paint,
 * since Firebase is most of the code.
 */
export async function bootWiki(
  backend: LazyBackend,
  client: Pick<Client, 'link'> & { readonly store: AppStore },
): Promise<void> {
  followAppBadge(client.store);
  keepStorage(client.store);
  const { firebase, ...config } = buildConfig;
  const presence = announceTab({
    // Another version of the app may have other documents.
    wire: createTabChannel<TabMessage>(`armwiki-scopes-${rowsVersion}-${config.version}`),
    tab: newId(),
  });
  const createFirebaseBackend = await loadFirebase(turn);
  const shared = withTabs(createFirebaseBackend({ options: firebase, ...config }), presence);
  const isOnline = () => navigator.onLine;
  window.addEventListener('pagehide', shared.leave);
  backend.setFirebaseApp(
    withCopies(shared, {
      copies: createHttpCopies('/data/'),
      report: (message) => console.warn(message),
      isOnline,
      now: Date.now,
      pause,
      onReturn: (returned) => followAbsences({ window, document, isOnline, now: Date.now }, returned),
    }),
  );
  await turn();
  connectClient(client);
}
