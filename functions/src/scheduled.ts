import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onMessagePublished } from 'firebase-functions/v2/pubsub';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { budgetTopic } from '@/model/operating/budget';
import { readAccepted } from './calls/acceptedVersion';
import { region } from './calls/callOptions';
import { capacity } from './calls/capacity';
import { applyServicesOn } from './write/apply/handleApplyWikiDelta';
import { readTerms } from './base/siteSettings';
import { logMessages } from './base/logMessages';
import { transactOn } from './base/work';
import { workFailedOn } from './base/workFailed';
import { handleBudget } from './react/handleBudget';
import { refreshAllCopies, refreshInTurn } from './write/copies/refreshAllCopies';
import { keepMinors } from './clock/minors/keepMinors';
import { hidesMinors } from './clock/minors/markMinors';
import { sendsMail } from './react/news/mail';
import { sendDigests } from './react/news/sendDigests';
import { carryOutDepartures } from './clock/leaving/carryOutDepartures';
import { carryOutWithholdings, withoutNamesInFiles } from './write/withholding/carryOutWithholdings';
import { keepReservedNames } from './accounts/profiles/keepReservedName';
import { siteOrigin } from './base/siteOrigin';
import { keepFigures } from './clock/keepFigures';
import { countCrowds } from './clock/picks/countCrowds';
import { knownSports, services, shownSite } from './start';
import { builtVersion, publishStatus } from './publish/status/publishStatus';
import { publishChanges } from './publish/snapshot/publishChanges';
import { publishRecent } from './publish/snapshot/publishRecent';
import { isDue, isOlderThan, publishSnapshot } from './publish/snapshot/publishSnapshot';
import { readSince } from './publish/snapshot/readCollection';
import { licenceOf, snapshotStoreOf } from './publish/snapshot/snapshotServices';
import { purgeOld } from './clock/upkeep/purgeOld';
import { purgeReplaced } from './clock/upkeep/purgeReplaced';
import { purgeScores } from './clock/upkeep/purgeScores';
import { purgeTombstones } from './clock/upkeep/purgeTombstones';
import { withdrawQuotas } from './clock/upkeep/withdrawQuotas';
import { finishAct } from './finishAct';
import { resumeActs } from './clock/upkeep/resumeActs';
import { resumeApplications } from './clock/upkeep/resumeApplications';

const purgeTimeMs = 500_000;

export const purge = onSchedule(
  { region, schedule: 'every day 04:00', timeZone: 'Asia/Tokyo', ...capacity.purge },
  async () => {
    const start = Date.now();
    const db = getFirestore();
    const hasTime = () => Date.now() - start < purgeTimeMs;
    logger.info('quotas withdrawn', { accounts: await withdrawQuotas(db, hasTime) });
    const done = await purgeTombstones({
      db,
      now: Date.now,
      hasTime,
      log: (page) => logger.info('tombstones purged', page),
    });
    await purgeReplaced(db, start, hasTime);
    logger.info('scores purged', { events: await purgeScores(db, start, hasTime) });
    logger.info('figures kept', { days: await keepFigures(db, start, hasTime) });
    await purgeOld(db, start, hasTime);
    logger.info('purge done', done);
    const departures = { db, auth: getAuth(), now: Date.now, hasTime, transact: transactOn(db) };
    await keepReservedNames(services());
    logger.info('departures carried out', await carryOutDepartures(departures));
  },
);

const digestTimeMs = 500_000;

export const digest = onSchedule(
  { region, schedule: 'every day 06:00', timeZone: 'Asia/Tokyo', ...capacity.digest },
  async () => {
    if (!sendsMail(process.env)) return;
    const start = Date.now();
    await shownSite();
    const done = await sendDigests({
      db: getFirestore(),
      auth: getAuth(),
      now: Date.now,
      hasTime: () => Date.now() - start < digestTimeMs,
      origin: siteOrigin(process.env),
    });
    logger.info('digests written', done);
  },
);

const refreshTimeMs = 240_000;

function refreshServices() {
  const start = Date.now();
  const db = getFirestore();
  return { db, hasTime: () => Date.now() - start < refreshTimeMs, transact: transactOn(db) };
}

export const staleCopiesCreated = onDocumentCreated(
  { region, document: 'staleCopies/{id}', retry: true, ...capacity.staleCopiesCreated },
  async ({ params: { id } }) => {
    const services = refreshServices();
    const done = await refreshInTurn(services, services.db.collection('staleCopies').doc(id));
    logger.info(logMessages.copiesRefreshed, { note: id, done });
  },
);

/**
 * Finishes what other functions left half done: copies, because a new change arrived as the function above
 * ended, and deletions, acts and withholdings whose call died.
 */
export const refreshCopies = onSchedule(
  { region, schedule: 'every 5 minutes', ...capacity.refreshCopies },
  async () => {
    const work = { ...services(), ...refreshServices() };
    const { db, hasTime } = work;
    const sports = await knownSports();
    const resumed = await resumeApplications(applyServicesOn({ db, logger, now: Date.now, sports, hasTime }));
    const refreshed = await refreshAllCopies({
      ...work,
      failed: workFailedOn(logger, 'copies'),
    });
    logger.info(logMessages.copiesRefreshed, { resumed, refreshed });
    const acts = await resumeActs({ ...work, finishAct, failed: workFailedOn(logger, 'acts') });
    logger.info('acts resumed', acts);
    const withheld = await carryOutWithholdings({
      ...work,
      failed: workFailedOn(logger, 'withholding'),
    });
    logger.info('names withheld', withheld);
  },
);

export const picks = onSchedule({ region, schedule: 'every 5 minutes', ...capacity.picks }, async () => {
  logger.info('crowds counted', { events: await countCrowds(getFirestore(), Date.now()) });
});

const tellStatus = (copyLookedAt?: number): Promise<void> =>
  publishStatus(
    {
      db: getFirestore(),
      store: snapshotStoreOf(process.env),
      now: Date.now,
      version: builtVersion,
      log: (message, fields) => logger.info(message, fields),
    },
    copyLookedAt,
  );

export const budget = onMessagePublished(
  { region, topic: budgetTopic, retry: true, ...capacity.budget },
  ({ data: { message } }) =>
    handleBudget({ db: getFirestore(), logger, now: Date.now, publishStatus: tellStatus }, message),
);

const markingTimeMs = 120_000;

/**
 * Publishes a copy of all records every night if anything has changed, for first visits and as open data.
 * Within six hours if a name or a minor's facts must be removed.
 */
export const snapshot = onSchedule(
  { region, schedule: '0 3,9,15,21 * * *', timeZone: 'Asia/Tokyo', ...capacity.snapshot },
  async () => {
    const lookedAt = Date.now();
    const db = getFirestore();
    const terms = await readTerms(db, siteOrigin(process.env));
    const store = snapshotStoreOf(process.env);
    const hasTime = () => Date.now() - lookedAt < markingTimeMs;
    const withholding = {
      db,
      transact: transactOn(db),
      now: Date.now,
      failed: workFailedOn(logger, 'withheldFiles'),
    };
    const isPublished = await withoutNamesInFiles(withholding, async (hasNames) => {
      const minors = await keepMinors({ db, logger, now: Date.now, on: hidesMinors(process.env), hasTime });
      const purges = hasNames || (await isOlderThan(store, minors));
      if (!purges && !(await isDue(store, lookedAt))) return false;
      await publishSnapshot({
        db,
        store,
        now: Date.now,
        sports: await knownSports(),
        licence: licenceOf(terms),
        terms,
        log: (message, fields) => logger.info(message, fields),
        purges,
      });
      return true;
    });
    if (isPublished) await tellStatus(lookedAt);
  },
);

/**
 * Publishes new changes every five minutes for returning visitors. Never runs beside `snapshot`, which starts
 * on the hour and takes at most nine minutes: it could republish a name that `snapshot` is removing.
 */
export const changes = onSchedule({ region, schedule: '10-55/5 * * * *', ...capacity.changes }, async () => {
  const db = getFirestore();
  const store = snapshotStoreOf(process.env);
  await publishChanges({
    store,
    read: readSince(db),
    accepts: () => readAccepted(db),
    now: Date.now,
    log: (message, fields) => logger.info(message, fields),
  });
  await publishRecent({ db, store, now: Date.now });
  await tellStatus();
});
