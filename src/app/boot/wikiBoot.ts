import { createHttpCopies } from '@/sync/httpCopies';
import { KnownStage } from '@/sync/knownStage';
import type { LazyBackend } from '@/sync/lazyBackend';
import { withAcceptedVersion } from '@/sync/withAcceptedVersion';
import { withBudget } from '@/sync/withBudget';
import { withPublishedData } from '@/sync/withPublishedData';
import { withPublishedAnswers } from '@/sync/withPublishedAnswers';
import { loadFirebase } from '@/firebase/loadFirebase';
import { pause } from '@/lib/pause';
import { asksForPrivacy } from '@/wiki/preferences/privacySignal';
import { buildConfig } from '../page/buildConfig';
import type { Client } from '../client/client';
import { connectClient } from '../client/connectClient';
import { outdatedNotice } from '../worker/outdatedNotice';
import { followAbsences } from '../listeners/followAbsences';
import { followBudget } from '../listeners/followBudget';
import { followAppBadge } from '../listeners/followAppBadge';
import { createTabChannel } from '@/device/base/tabChannel';
import { draftsOfTabs } from '../listeners/draftsOfTabs';
import { watchesOfTabs } from '../listeners/watchesOfTabs';
import { preferencesOfTabs } from '../listeners/preferencesOfTabs';
import { joinPicks } from '../listeners/joinPicks';
import { sendReportsLater } from '../listeners/sendReportsLater';
import { turn } from '@/lib/turns';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import type { AppStore } from '../client/store';

/**
 * Creates the backend, connects the client and starts the listeners. Loaded after the first paint, because
 * Firebase is most of the code.
 */
export async function bootWiki(
  backend: LazyBackend,
  client: Pick<Client, 'link'> & { readonly store: AppStore },
): Promise<void> {
  followAppBadge(client.store);
  watchesOfTabs(client.store, createTabChannel('armwiki-watches'));
  preferencesOfTabs(client.store, createTabChannel('armwiki-preferences'));
  draftsOfTabs(client.store, createTabChannel('armwiki-drafts'));
  const { firebase, ...config } = buildConfig;
  const isOnline = () => navigator.onLine;
  const copies = createHttpCopies('/data/', undefined, (at) =>
    client.store.dispatch(scopesSlice.actions.timeHeard(at)),
  );
  const clock = {
    now: () => performance.now(),
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };
  const stage = new KnownStage({ copies, ...clock });
  followBudget(client.store, stage);
  const createFirebaseBackend = await loadFirebase(turn);
  const answering = withBudget(createFirebaseBackend({ options: firebase, ...config }), { copies, stage });
  const report = (message: string) => console.warn(message);
  const reading = withPublishedData(answering, {
    copies,
    report,
    isOnline,
    now: Date.now,
    pause,
    onReturn: (returned) => followAbsences({ window, document, isOnline, now: Date.now }, returned),
  });
  const answers = withPublishedAnswers(reading, { copies, report, now: clock.now });
  backend.setFirebaseApp(
    withAcceptedVersion(answers, {
      copies,
      ...clock,
      onOutdated: () => client.store.dispatch(outdatedNotice()),
    }),
  );
  await turn();
  connectClient(client);
  joinPicks(client.store);
  sendReportsLater(client.store);
  if (buildConfig.takesErrors === true) await startSendingErrors(backend, client.store);
}

async function startSendingErrors(backend: LazyBackend, store: AppStore): Promise<void> {
  const { sendErrors } = await import('../listeners/sendErrors');
  sendErrors({
    store,
    send: (errors) => backend.ask({ kind: 'sendErrors', errors }),
    now: Date.now,
    random: Math.random,
    isOnline: () => navigator.onLine,
    userAgent: navigator.userAgent,
    isPrivate: asksForPrivacy,
  });
}
