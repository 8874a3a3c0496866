import { join } from 'node:path';
import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onRequest, type Request } from 'firebase-functions/v2/https';
import { once } from '@/lib/once';
import { statedTermsOf } from '@/model/operating/siteFacts';
import { goesWithout } from './base/goesWithout';
import { region } from './calls/callOptions';
import { capacity, type Capacity } from './calls/capacity';
import { createLookUp, createPageReader } from './serve/head/pageReader';
import { createPublishedJson } from './serve/head/publishedJson';
import { createRatingsOf } from './serve/head/ratingsOf';
import { serveHead } from './serve/head/serveHead';
import { createShell } from './serve/head/shell';
import { storedKey } from './base/secretKey';
import { siteOrigin } from './base/siteOrigin';
import { createPreviewKey } from './serve/preview/previewKey';
import { servePreview } from './serve/preview/servePreview';
import { createAllowance } from './base/allowance';
import { queryOf } from './serve/requests/queryOf';
import { serveSitemap } from './serve/sitemap/serveSitemap';
import { readSince } from './publish/snapshot/readCollection';
import { readRecentEdits } from './serve/feeds/recentEdits';
import type { PreviewContent } from './serve/head/previewContent';
import type { WebAnswer, WebRequest } from './serve/reading/answers';
import { createReadLive, storedLiveCards } from './serve/reading/liveResults';
import { createPublishedWiki } from './serve/reading/publishedWiki';
import { serveSnapshot } from './serve/serveSnapshot';
import { snapshotStoreOf } from './publish/snapshot/snapshotServices';
import { budgetStage, shownSite, shownSports, sized } from './start';
import { withPresentSite } from './serve/presentSite';
import { createPresentQueue } from './publish/status/presentQueue';

const statedTerms = async () => {
  const site = await shownSite();
  return site && statedTermsOf(site, siteOrigin(process.env));
};

const publishedFiles = withPresentSite(
  createPresentQueue(() => ({ db: getFirestore(), store: snapshotStoreOf(process.env) }), Date.now),
  shownSite,
);

const answering = (
  size: Capacity,
  answer: (asked: WebRequest, request: Request) => Promise<WebAnswer<string | Buffer>>,
) =>
  onRequest({ region, ...sized(size) }, async (request, response) => {
    const asked = { method: request.method, path: request.path, query: queryOf(request.url) };
    const { status, headers, body } = await answer(asked, request);
    response.status(status).set(headers).send(body);
  });

export const data = answering(capacity.data, async (asked, request) =>
  serveSnapshot(publishedFiles, {
    ...asked,
    acceptEncoding: request.get('Accept-Encoding') ?? '',
    licence: (await statedTerms())?.licence.url,
  }),
);

const previewKey = createPreviewKey({
  load: () => storedKey(getFirestore(), 'preview'),
  now: Date.now,
  logger,
});

const published = () => ({ store: snapshotStoreOf(process.env), now: Date.now, logger });
export const openWiki = once(() => createPublishedWiki({ ...published(), read: readSince(getFirestore()) }));
const openPublishedJson = once(() => createPublishedJson(published()));
const pageReads = createAllowance(capacity.page.readsPerMinute, Date.now);

const openHeads = once(() => {
  const origin = siteOrigin(process.env);
  const publishedJson = openPublishedJson();
  return {
    origin,
    shell: createShell(origin),
    readPage: createPageReader(openWiki(), createLookUp(getFirestore, pageReads)),
    previewKey,
    published: publishedJson,
    ratingsOf: createRatingsOf(publishedJson),
    now: Date.now,
    logger,
  };
});

export const page = answering(capacity.page, async (asked) => {
  const [isShort, sports, site] = await Promise.all([goesWithout(budgetStage), shownSports(), shownSite()]);
  return serveHead({ ...openHeads(), goesWithout: isShort, sports, ...(site && { site }) }, asked);
});

const renderer = once(async () => {
  const { createRenderer } = await import('./serve/preview/renderPreview');
  return createRenderer(join(__dirname, 'fonts'));
});

/**
 * Draws link preview pictures under `/preview/`. The renderer is loaded with the first picture, so that other
 * functions start faster.
 */
export const preview = answering(capacity.preview, async (asked) => {
  const [isShort, sports] = await Promise.all([goesWithout(budgetStage), shownSports(), shownSite()]);
  const services = {
    origin: siteOrigin(process.env),
    wiki: openWiki(),
    previewKey,
    render: async (card: PreviewContent) => (await renderer())(card),
    logger,
  };
  return servePreview({ ...services, goesWithout: isShort, sports }, asked);
});

export const sitemap = answering(capacity.sitemap, async (asked) =>
  serveSitemap(
    {
      store: snapshotStoreOf(process.env),
      origin: siteOrigin(process.env),
      sports: await shownSports(),
      logger,
    },
    asked,
  ),
);

const openElsewhere = once(async () => {
  const { createElsewhere } = await import('./serve/elsewhere');
  return createElsewhere({
    wiki: openWiki(),
    live: createReadLive({ read: storedLiveCards(getFirestore), now: Date.now }),
    readEdits: readRecentEdits(getFirestore()),
    origin: siteOrigin(process.env),
    terms: statedTerms,
    sports: shownSports,
    now: Date.now,
    logger,
  });
});

export const feed = answering(capacity.feed, async (asked) => (await openElsewhere())(asked));
