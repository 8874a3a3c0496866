import { createHttpCopies } from '@/backend/httpCopies';
import type { LazyBackend } from '@/backend/lazyBackend';
import { withCopies } from '@/backend/withCopies';
import { createFirebaseBackend } from '@/firebase/firebaseBackend';
import { buildConfig } from './buildConfig';
import type { Client } from './client';

/** Hands the client its backend and connects it. Loaded after the first paint, since Firebase is most of the code. */
export function bootWiki(backend: LazyBackend, client: Pick<Client, 'connect'>): void {
  const { firebase, ...config } = buildConfig;
  backend.setFirebaseApp(
    withCopies(createFirebaseBackend({ options: firebase, ...config }), {
      copies: createHttpCopies('/data/'),
      report: (message) => console.warn(message),
      isOnline: () => navigator.onLine,
      pause: () => new Promise((resolve) => void setTimeout(resolve, 0)),
    }),
  );
  client.connect();
}
