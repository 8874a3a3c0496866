import type { BrowserContext, Page } from '@playwright/test';

const followed = new Set<Promise<unknown>>();
const streamsOf = new WeakMap<BrowserContext, Set<Streams>>();

/**
 * Ends the Firestore streams of a browser that cannot say so itself: with the page that is closed, when the network goes,
 * and where a page opens the next one. The emulator keeps such a stream and sends it the query's whole answer anew with
 * every write; to end it with its page alone was too late, streams had overflowed by then and writes took a minute.
 */
export function endDeadStreams(context: BrowserContext): void {
  const pages = new Set<Streams>();
  streamsOf.set(context, pages);
  const follow = (page: Page) => {
    const streams = followStreams(page);
    pages.add(streams);
    page.on('close', () => {
      pages.delete(streams);
      void endAll(streams);
    });
  };
  // A browser with a profile of its own opens its first page by itself.
  context.pages().forEach(follow);
  context.on('page', follow);
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    await setOffline(offline);
    if (offline) await endStreams(context);
  };
}

/** Ends what a browser holds open, for a network that fails without the browser being told. */
export async function endStreams(context: BrowserContext): Promise<void> {
  await Promise.all([...(streamsOf.get(context) ?? [])].map(endAll));
}

/** Until the emulator was told of every stream that is gone. */
export const streamsEnded = () => Promise.all(followed);

/** By the call they serve, `…/Listen/channel`: the id of the one open stream, and the address that ends it. */
type Streams = Map<string, { readonly id: string; readonly end: string }>;

function followStreams(page: Page): Streams {
  const streams: Streams = new Map();
  page.on('request', (request) => {
    const url = new URL(request.url());
    const id = url.pathname.endsWith('/channel') && url.searchParams.get('SID');
    if (!id) return;
    const before = streams.get(url.pathname);
    if (before?.id === id) {
      if (url.searchParams.get('TYPE') === 'terminate') streams.delete(url.pathname);
      return;
    }
    if (before) void end(before.end);
    streams.set(url.pathname, { id, end: endOf(url) });
  });
  return streams;
}

function endAll(streams: Streams): Promise<unknown> {
  const ends = [...streams.values()].map((stream) => end(stream.end));
  streams.clear();
  return Promise.all(ends);
}

function end(url: string): Promise<unknown> {
  const ending = fetch(url, { method: 'POST' }).catch(() => undefined);
  followed.add(ending);
  return ending.finally(() => followed.delete(ending));
}

/** A WebChannel's own way to say that it ends, sent to the emulator whatever stands before it. */
function endOf(channel: URL): string {
  const url = new URL(channel);
  url.host = process.env['FIRESTORE_EMULATOR_HOST'] ?? url.host;
  for (const name of ['AID', 'CI', 't']) url.searchParams.delete(name);
  url.searchParams.set('RID', '99999');
  url.searchParams.set('TYPE', 'terminate');
  return url.href;
}
