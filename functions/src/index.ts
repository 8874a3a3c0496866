import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getMessaging } from 'firebase-admin/messaging';
import * as logger from 'firebase-functions/logger';
import * as v1 from 'firebase-functions/v1';
import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { handleAct } from './handleAct';
import { createAllowance } from './base/allowance';
import { createSecretKey } from './base/secretKey';
import { region } from './calls/callOptions';
import { capacity, type Capacity } from './calls/capacity';
import { handleApplyWikiDelta } from './write/apply/handleApplyWikiDelta';
import { createFollowTrust } from './react/triggers/followTrust';
import { handleErrors, takesErrors } from './write/errors/handleErrors';
import { followEvent, followResult } from './clock/picks/followResult';
import { foldMarked } from './clock/picks/foldEvent';
import { renameInTables } from './clock/picks/renameInTables';
import { keepBegun, keepEventBegun, type Update } from './react/triggers/keepBegun';
import { handleDeltaWritten, type DeltaWrittenServices } from './react/triggers/handleDeltaWritten';
import { hidesMinors, markMinor } from './clock/minors/markMinors';
import { loggingSender } from './react/notifications/loggingSender';
import { tellWatchers } from './react/notifications/tellWatchers';
import { createMessagingSender } from './react/notifications/messagingSender';
import { handleOwnAccount } from './accounts/ownAccount/handleOwnAccount';
import { handleScore } from './write/scoring/handleScore';
import { scorerKey as scorerKeyName } from './write/scoring/invitations';
import { handleDeclineReports } from './write/reports/handleDeclineReports';
import { handleReport } from './write/reports/handleReport';
import { keepReservedName } from './accounts/profiles/keepReservedName';
import { coalesce } from './write/quota/coalesce';
import { recountOpen } from './write/quota/recountOpen';
import { publishEntry } from './react/publishEntry';
import { handleLookUpAccount } from './accounts/roles/handleLookUpAccount';
import { readLiveCard } from './serve/reading/liveResults';
import { openWiki } from './serving';
import { knownSports, local, options, services, shownSports, sized } from './start';
import { forgetAccount } from './clock/upkeep/forgetAccount';

export const applyWikiDelta = onCall(options, (request) => handleApplyWikiDelta(request, services()));

export const lookUpAccount = onCall(options, (request) => handleLookUpAccount(request, services()));

export const act = onCall(options, (request) => handleAct(request, services()));

const reportKey = createSecretKey(getFirestore, 'report');
const reportReads = createAllowance(capacity.report.readsPerMinute, Date.now);

export const report = onCall({ ...options, ...sized(capacity.report) }, (request) =>
  handleReport(request, { ...services(), reads: reportReads, key: reportKey }),
);

export const declineReports = onCall(options, (request) => handleDeclineReports(request, services()));

const scorerKey = createSecretKey(getFirestore, scorerKeyName);
const scoreReads = createAllowance(capacity.score.readsPerMinute, Date.now);
const endedInvitations = new Map<string, 'late' | 'withdrawn'>();
const strangers = new Map<string, number>();

export const score = onCall({ ...options, ...sized(capacity.score) }, (request) =>
  handleScore(request, {
    ...services(),
    reads: scoreReads,
    key: scorerKey,
    ended: endedInvitations,
    strangers,
  }),
);

const exportReads = createAllowance(capacity.ownAccount.readsPerMinute, Date.now);

export const ownAccount = onCall({ ...options, ...sized(capacity.ownAccount) }, (request) =>
  handleOwnAccount(request, { ...services(), reads: exportReads }),
);

const errorReads = createAllowance(capacity.browserErrors.readsPerMinute, Date.now);

export const browserErrors = onCall({ ...options, ...sized(capacity.browserErrors) }, (request) =>
  handleErrors(request, { ...services(), reads: errorReads, on: takesErrors(process.env) }),
);

export const profileWritten = onDocumentWritten(
  { region, document: 'profile/{uid}', retry: true, ...capacity.profileWritten },
  async ({ params: { uid }, data }) => {
    await keepReservedName(services(), uid);
    if (data?.before.get('name') !== data?.after.get('name')) await renameInTables(getFirestore(), uid);
  },
);

export const actLogged = onDocumentWritten(
  { region, document: 'actLog/{id}', retry: true, ...capacity.actLogged },
  ({ params: { id } }) => publishEntry(getFirestore(), id),
);

export const pickStaleWritten = onDocumentWritten(
  { region, document: 'pickStale/{event}', retry: true, ...capacity.pickStaleWritten },
  async ({ params: { event }, data }) => {
    if (data?.after.exists !== true) return;
    await foldMarked({ db: getFirestore(), readWiki: openWiki(), sports: await shownSports() }, event);
  },
);

const recordUpdated = (
  collection: 'event' | 'match',
  size: Capacity,
  follow: (db: Firestore, update: Update) => Promise<void>,
) =>
  onDocumentUpdated(
    { region, document: `${collection}/{id}`, retry: true, ...sized(size) },
    async ({ params: { id }, time, data }) => {
      const states = data && { before: data.before.data(), after: data.after.data() };
      if (states) await follow(getFirestore(), { id, at: Date.parse(time), ...states });
    },
  );

export const liveWritten = onDocumentWritten(
  { region, document: 'live/{event}', retry: true, ...capacity.liveWritten },
  async ({ params: { event: id }, data }) => {
    const told = await tellWatchers(
      { db: getFirestore(), sender: sender(), readWiki: openWiki(), now: Date.now },
      { id, before: data && readLiveCard(data.before), after: data && readLiveCard(data.after) },
    );
    if (told > 0) logger.info('watchers told', { event: id, devices: told });
  },
);

export const matchUpdated = recordUpdated('match', capacity.matchUpdated, async (db, update) => {
  await keepBegun(db, update);
  await followResult(db, update.id, update.before, update.after);
});

export const eventUpdated = recordUpdated('event', capacity.eventUpdated, async (db, update) => {
  await keepEventBegun(db, update);
  await followEvent(db, update.id, update.before, update.after);
});

const sender = () => (local ? loggingSender(logger) : createMessagingSender(getMessaging()));

let following: DeltaWrittenServices | undefined;

/**
 * Counts open proposals and notifies authors and other members of a thread. One instance, so that an author's
 * news gather in one place.
 */
export const deltaWritten = onDocumentWritten(
  { region, document: 'delta/{id}', retry: true, ...capacity.deltaWritten },
  (event) => {
    const db = getFirestore();
    following ??= {
      db,
      logger,
      now: Date.now,
      recountOpen: coalesce((uid) => recountOpen(db, uid)),
      followTrust: createFollowTrust({ db, logger, now: Date.now, knownSports }, local ? 0 : undefined),
      markMinor: (player) => markMinor({ db, now: Date.now, on: hidesMinors(process.env) }, player),
      sender: sender(),
    };
    return handleDeltaWritten(following, {
      deltaId: event.params.id,
      at: Date.parse(event.time),
      before: event.data?.before.data(),
      after: event.data?.after.data(),
    });
  },
);

export const accountDeleted = v1
  .region(region)
  .runWith({
    // In the spelling of first-generation functions.
    memory: '256MB',
    maxInstances: capacity.accountDeleted.maxInstances,
    timeoutSeconds: capacity.accountDeleted.timeoutSeconds,
    failurePolicy: true,
  })
  .auth.user()
  .onDelete(({ uid }) => forgetAccount(getFirestore(), uid));

export {
  budget,
  changes,
  digest,
  picks,
  purge,
  refreshCopies,
  snapshot,
  staleCopiesCreated,
} from './scheduled';
export { data, feed, page, preview, sitemap } from './serving';
