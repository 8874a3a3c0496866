import { FieldPath, FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { groupBy } from '@/lib/groupBy';
import { dateOf } from '@/model/dates';
import { tellsResult } from '@/model/matches/spoilers';
import { deviceLanguageOf } from '@/model/news/device';
import { readWatchKey } from '@/model/news/watchKeys';
import { readWatches } from '@/model/parsing/readWatches';
import type { Event, Match } from '@/model/records/records';
import { hasBegunLive } from '@/model/scoring/hasBegunLive';
import type { LiveCard } from '@/model/scoring/live';
import { isLiveTime, isOnNow } from '@/model/scoring/liveTime';
import { pagesOf } from '../../base/pages';
import type { ReadWiki } from '../../serve/reading/publishedWiki';
import type { Wiki } from '../../serve/reading/wiki';
import { cardNotice, type CardNews } from './noticeText';
import type { NotifyServices } from './notifyAuthor';

export interface WatcherServices extends NotifyServices {
  readonly readWiki: ReadWiki;
  readonly now: () => number;
}

interface LiveChange {
  readonly id: string;
  readonly before: LiveCard | undefined;
  readonly after: LiveCard | undefined;
}

/**
 * Notifies the devices of those who watch an event, or somebody on its card, that it is live and that its results are
 * confirmed. Nobody gets more than one notice of either for an event, or of the result of a match: what was sent is
 * noted first, in `notification/event-{id}`, so a repeated call sends nothing. Most changes of a live card are news of
 * neither, and read nothing. Returns the number of devices.
 */
export async function tellWatchers(services: WatcherServices, change: LiveChange): Promise<number> {
  const { readWiki, now, db } = services;
  const { id, before, after } = change;
  const begins = !isBegun(before) && isBegun(after);
  const left = Object.keys(before?.matches ?? {}).filter((match) => after?.matches[match] === undefined);
  if (!begins && left.length === 0) return 0;
  const wiki = await readWiki(0);
  const event = wiki.event(wiki.standing('event', id));
  const today = dateOf(now());
  if (event?.valid !== 1 || !isLiveTime(event, today, false)) return 0;
  const card = wiki.matchesOfEvent(event.id);
  // A match also leaves the live card if its entries are dropped.
  const confirmed = card.filter((match) => left.includes(match.id) && tellsResult(match));
  const isLive = begins && isOnNow(event, today);
  if (!isLive && confirmed.length === 0) return 0;
  const news = await claim(db, { isLive, confirmed, event });
  return send(services, (watches) => newsFor(watches, { wiki, event, card, news }));
}

const isBegun = (card: LiveCard | undefined): boolean =>
  Object.values(card?.matches ?? {}).some(hasBegunLive);

interface CardChange {
  readonly isLive: boolean;
  readonly confirmed: readonly Match[];
}

interface Unsent extends CardChange {
  readonly isFirst: boolean;
}

function claim(
  db: Firestore,
  { isLive, confirmed, event }: CardChange & { readonly event: Event },
): Promise<Unsent> {
  const note = db.doc(`notification/event-${event.id}`);
  return db.runTransaction(async (tx) => {
    const sent = await tx.get(note);
    const matches = (sent.get('matches') ?? []) as readonly string[];
    const fresh = confirmed.filter(({ id }) => !matches.includes(id));
    const first = isLive && sent.get('live') !== true;
    if (!first && fresh.length === 0) return { isLive: false, confirmed: [], isFirst: false };
    tx.set(
      note,
      {
        ...(first && { live: true }),
        ...(fresh.length > 0 && { matches: FieldValue.arrayUnion(...fresh.map(({ id }) => id)) }),
        at: FieldValue.serverTimestamp(),
      },
      { merge: true },
    );
    return { isLive: first, confirmed: fresh, isFirst: fresh.length > 0 && matches.length === 0 };
  });
}

interface Known {
  readonly wiki: Wiki;
  readonly event: Event;
  readonly card: readonly Match[];
  readonly news: Unsent;
}

/** What the watchers of these keys learn: about a whole event at most one notice, or else one for each watched match. */
function newsFor(keys: readonly string[], { wiki, event, card, news }: Known): readonly CardNews[] {
  const watched = keys.flatMap((key) => readWatchKey(key) ?? []);
  const isWatched = watched.some(
    (each) => each.kind === 'event' && wiki.standing('event', each.id) === event.id,
  );
  const isSide = ({ player1, player2 }: Match, player: string) => {
    const id = wiki.standing('player', player);
    return wiki.isListed(id) && (player1.id === id || player2.id === id);
  };
  const isWith = (match: Match) =>
    watched.some(
      (each) =>
        (each.kind === 'player' && isSide(match, each.id)) ||
        (each.kind === 'pair' && each.ids.every((id) => isSide(match, id))),
    );
  const results: readonly CardNews[] = isWatched
    ? news.isFirst
      ? [{ kind: 'results', event }]
      : []
    : news.confirmed.filter(isWith).map((match) => ({ kind: 'result', event, match }));
  return news.isLive && (isWatched || card.some(isWith)) ? [{ kind: 'live', event }, ...results] : results;
}

const devicesAtOnce = 300;

/** Goes through all devices that get notices, because an account's watches are one text that no query can look into. */
async function send(
  { db, sender }: NotifyServices,
  newsOf: (keys: readonly string[]) => readonly CardNews[],
): Promise<number> {
  const all = db.collectionGroup('token').orderBy(FieldPath.documentId());
  let told = 0;
  for await (const docs of pagesOf(all, devicesAtOnce)) told += await sendTo({ db, sender }, docs, newsOf);
  return told;
}

async function sendTo(
  { db, sender }: NotifyServices,
  devices: readonly QueryDocumentSnapshot[],
  newsOf: (keys: readonly string[]) => readonly CardNews[],
): Promise<number> {
  const byAccount = groupBy(devices, ({ ref }) => ref.parent.parent?.path ?? '');
  if (byAccount.size === 0) return 0;
  const accounts = await db.getAll(...[...byAccount.keys()].map((path) => db.doc(path)), {
    fieldMask: ['follows'],
  });
  const wanted = accounts.flatMap((account) => {
    const { marks } = readWatches(account.get('follows'));
    const news = newsOf(Object.keys(marks).filter((key) => marks[key]?.on));
    return (byAccount.get(account.ref.path) ?? []).flatMap((device) => {
      const language = deviceLanguageOf(device.get('language'));
      return news.map((one) => ({ device, notice: cardNotice(one, language) }));
    });
  });
  const told = new Set<string>();
  for (const alike of groupBy(wanted, ({ notice }) => JSON.stringify(notice)).values()) {
    const [{ notice }] = alike as [(typeof alike)[number]];
    const answers = await sender.send(
      alike.map(({ device }) => String(device.get('token'))),
      notice,
    );
    for (const [at, { device }] of alike.entries()) {
      if (answers[at] === 'sent') told.add(device.ref.path);
      if (answers[at] === 'gone') await device.ref.delete();
    }
  }
  return told.size;
}
