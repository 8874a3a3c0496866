import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getMessaging } from 'firebase-admin/messaging';
import * as logger from 'firebase-functions/logger';
import * as v1 from 'firebase-functions/v1';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onCall, onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { once } from '@/lib/once';
import { handleBanUser } from './bans/handleBanUser';
import { callOptions, region } from './callOptions';
import { handleApplyWikiDelta } from './handleApplyWikiDelta';
import { handleDeltaWritten, type DeltaWrittenServices } from './handleDeltaWritten';
import { loggingSender } from './notifications/loggingSender';
import { createMessagingSender } from './notifications/messagingSender';
import { createQuotaKeeper } from './quota/quotaKeeper';
import { createRatingsOf } from './head/ratingsOf';
import { readPage } from './head/readPage';
import { serveHead, type HeadServices } from './head/serveHead';
import { createShell } from './head/shell';
import { siteOrigin } from './head/siteOrigin';
import { servePreview, type PreviewServices } from './preview/servePreview';
import { handleSetRole } from './roles/handleSetRole';
import type { ServerServices } from './services';
import { publishChanges } from './snapshot/publishChanges';
import { publishSnapshot } from './snapshot/publishSnapshot';
import { readSince } from './snapshot/readCollection';
import { serveSnapshot } from './snapshot/serveSnapshot';
import { licenceOf, snapshotStoreOf } from './snapshot/snapshotServices';
import { serveSitemap } from './sitemap/serveSitemap';
import { forgetAccount } from './upkeep/forgetAccount';
import { purgeTombstones } from './upkeep/purgeTombstones';

initializeApp();

const local = process.env['FUNCTIONS_EMULATOR'] === 'true';
const options = callOptions(process.env);
const services = (): ServerServices => ({ auth: getAuth(), db: getFirestore(), logger, now: Date.now });

/** Applies deltas for a moderator: `{deltaIds, force?, seen?}` to `{results: [{id, outcome, message?}]}`. */
export const applyWikiDelta = onCall(options, (request) => handleApplyWikiDelta(request, services()));

/** Grants or takes the role of moderators, for an admin: `{email | uid, role: 'moderator', grant}`. */
export const setRole = onCall(options, (request) => handleSetRole(request, services()));

/** Bans an account or lifts its ban, for a moderator: `{uid, ban, openDeltas?, appliedDeltas?, action?}`. */
export const banUser = onCall(options, (request) => handleBanUser(request, services()));

let following: DeltaWrittenServices | undefined;

/** Keeps quotas and tells authors what was decided. One instance, so that an author's writes gather in one place. */
export const deltaWritten = onDocumentWritten(
  { region, document: 'delta/{id}', retry: true, memory: '256MiB', concurrency: 80, maxInstances: 1 },
  (event) => {
    const db = getFirestore();
    following ??= {
      db,
      logger,
      now: Date.now,
      keepQuota: createQuotaKeeper(db, Date.now),
      // Without a project there is no messaging service.
      sender: local ? loggingSender(logger) : createMessagingSender(getMessaging()),
    };
    return handleDeltaWritten(following, {
      deltaId: event.params.id,
      at: Date.parse(event.time),
      before: event.data?.before.data(),
      after: event.data?.after.data(),
    });
  },
);

/** Removes what was the account's own when its owner deletes it. */
export const accountDeleted = v1
  .region(region)
  .runWith({ memory: '256MB', failurePolicy: true })
  .auth.user()
  .onDelete(({ uid }) => forgetAccount(getFirestore(), uid));

const purgeTimeMs = 500_000;

/** Deletes old tombstones for good, every night where most of the readers live. */
export const purge = onSchedule(
  { region, schedule: 'every day 04:00', timeZone: 'Asia/Tokyo', timeoutSeconds: 540, memory: '256MiB' },
  async () => {
    const start = Date.now();
    const done = await purgeTombstones({
      db: getFirestore(),
      now: Date.now,
      hasTime: () => Date.now() - start < purgeTimeMs,
      log: (page) => logger.info('tombstones purged', page),
    });
    logger.info('purge done', done);
  },
);

/** Publishes a copy of all records for first visits and as open data, every night, if anything has changed. */
export const snapshot = onSchedule(
  { region, schedule: 'every day 03:00', timeZone: 'Asia/Tokyo', timeoutSeconds: 540, memory: '1GiB' },
  async () => {
    await publishSnapshot({
      db: getFirestore(),
      store: snapshotStoreOf(process.env),
      now: Date.now,
      licence: licenceOf(process.env),
      log: (message, fields) => logger.info(message, fields),
    });
  },
);

/** Publishes every hour what has changed, for returning visitors. */
export const changes = onSchedule(
  { region, schedule: 'every 60 minutes', timeoutSeconds: 300, memory: '256MiB' },
  async () => {
    const db = getFirestore();
    await publishChanges({
      store: snapshotStoreOf(process.env),
      read: readSince(db),
      now: Date.now,
      log: (message, fields) => logger.info(message, fields),
    });
  },
);

/** Serves what was published, under `/data/` of the site; Hosting keeps it near its readers. */
export const data = onRequest({ region, memory: '256MiB', concurrency: 80 }, async (request, response) => {
  const { status, headers, body } = await serveSnapshot(snapshotStoreOf(process.env), {
    method: request.method,
    path: request.path,
    acceptEncoding: request.get('Accept-Encoding') ?? '',
  });
  response.status(status).set(headers).send(body);
});

let heads: HeadServices | undefined;

/** Serves the app's page for records, with a head that link previews and search engines read; Hosting keeps it a while. */
export const page = onRequest({ region, memory: '256MiB', concurrency: 80 }, async (request, response) => {
  const origin = siteOrigin(process.env);
  heads ??= {
    origin,
    shell: createShell(origin),
    readPage: (pathname) => readPage(getFirestore(), pathname),
    ratingsOf: createRatingsOf({ store: snapshotStoreOf(process.env), now: Date.now, logger }),
    logger,
  };
  const { status, headers, body } = await serveHead(heads, request);
  response.status(status).set(headers).send(body);
});

let previews: PreviewServices | undefined;

const renderer = once(async () => {
  const { createRenderer } = await import('./preview/renderPreview');
  return createRenderer(join(__dirname, 'fonts'));
});

/**
 * Draws the pictures that link previews show, under `/preview/` of the site; Hosting keeps them. What draws is loaded with
 * the first one, so that no other function starts the slower for it.
 */
export const preview = onRequest(
  { region, memory: '512MiB', concurrency: 8, maxInstances: 4 },
  async (request, response) => {
    previews ??= {
      origin: siteOrigin(process.env),
      readPage: (pathname) => readPage(getFirestore(), pathname),
      render: async (card) => (await renderer())(card),
      logger,
    };
    const { status, headers, body } = await servePreview(previews, {
      method: request.method,
      path: request.path,
      query: new URL(request.url, 'http://host').search,
    });
    response.status(status).set(headers).send(body);
  },
);

/** Serves the sitemap, of what was published last. */
export const sitemap = onRequest(
  { region, memory: '512MiB', concurrency: 4, maxInstances: 2 },
  async (request, response) => {
    const { status, headers, body } = await serveSitemap(
      { store: snapshotStoreOf(process.env), origin: siteOrigin(process.env), logger },
      request,
    );
    response.status(status).set(headers).send(body);
  },
);
