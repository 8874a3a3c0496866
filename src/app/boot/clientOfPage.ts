import type { FoldBeside } from '@/device/folding/foldIn';
import { aloneIfPossible } from '@/device/base/locks';
import { LazyPersistence } from '@/device/rows/lazyPersistence';
import { createLazyRows } from '@/device/rows/lazyRows';
import { createTabChannel } from '@/device/base/tabChannel';
import { newId } from '@/lib/newId';
import type { LazyBackend } from '@/sync/lazyBackend';
import { createClient, type Client } from '../client/client';
import type { Replica } from '../client/replica';
import { buildConfig } from '../page/buildConfig';
import { demoAccounts } from '../page/demoAccounts';
import { startRatingsWorker } from '../ratings/startRatingsWorker';
import { browserStorage } from '../storage/browserStorage';
import { hintsStorage } from '../storage/hintsStorage';

const foldBeside: FoldBeside = async (...what) => {
  const { foldInWorker } = await import(
    /* webpackChunkName: "stored-rows" */ '@/device/folding/foldInWorker'
  );
  return foldInWorker(...what);
};

export function createClientOfPage(backend: LazyBackend, replica: Replica | undefined): Client {
  const client = createClient({
    backend,
    showPublished: (list) =>
      import('./firstRanking').then(
        ({ showRanking }) => showRanking(client.store, list),
        // The device's own comes all the same.
        () => undefined,
      ),
    replica,
    rows: createLazyRows(async () => {
      const { createLocalRows } = await import(
        /* webpackChunkName: "local-rows" */ '@/device/rows/localRows'
      );
      return createLocalRows('armwiki', foldBeside);
    }),
    persistRows: (options) =>
      new LazyPersistence(async () => {
        const { createRowsPersistence } = await import(
          /* webpackChunkName: "local-rows" */ '@/device/rows/persistRows'
        );
        return createRowsPersistence(options);
      }, options.report),
    device: browserStorage(),
    hints: hintsStorage(),
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
    version: buildConfig.version,
    sendsMail: buildConfig.sendsMail === true,
    takesErrors: buildConfig.takesErrors === true,
  });
  return client;
}
