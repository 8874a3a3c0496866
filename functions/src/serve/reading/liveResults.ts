import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { dateOf } from '@/model/dates';
import { tellsResult } from '@/model/matches/spoilers';
import type { Event, Match } from '@/model/records/records';
import { startOf } from '@/model/records/startsAt';
import { hasBegunLive } from '@/model/scoring/hasBegunLive';
import type { LiveCard, LiveMatch } from '@/model/scoring/live';
import { parseLiveCard } from '@/model/scoring/parseScoring';
import { isOnNow } from '@/model/scoring/liveTime';
import { withLive } from '@/model/scoring/readLive';
import { millis } from '../../base/documents';
import type { ReadWiki } from './publishedWiki';
import type { Wiki } from './wiki';

/**
 * How long an instance keeps the live card of an event. Together with Hosting's cache time (`answers.ts`) and the
 * reload of an embed one minute, the most that they may be behind.
 */
export const liveMs = 15_000;

const mostEvents = 20;

/** Scorers may begin this long before the stated start. Longer than the slowest reload, or that one would come late. */
const earlyMs = 3_600_000;

interface StoredLive {
  readonly card: LiveCard;
  /** Time of the last change, epoch milliseconds. */
  readonly at: number;
}

type LiveCards = ReadonlyMap<string, StoredLive>;

/** Live cards of events by id, where they have one, and when they were read, epoch milliseconds. */
export type ReadLive = (
  events: readonly string[],
) => Promise<{ readonly cards: LiveCards; readonly readAt: number }>;

/**
 * Reads each card at most once in `liveMs`, however many ask, and for whichever events. `readAt` is of the card read
 * first.
 */
export function createReadLive({
  read,
  now,
}: {
  readonly read: (events: readonly string[]) => Promise<LiveCards>;
  readonly now: () => number;
}): ReadLive {
  const known = new Map<string, { readonly readAt: number; readonly cards: Promise<LiveCards> }>();
  return async (events) => {
    const at = now();
    for (const [id, { readAt }] of known) if (at - readAt >= liveMs) known.delete(id);
    const stale = events.filter((id) => !known.has(id));
    if (stale.length > 0) {
      const cards = read(stale);
      const kept = { readAt: at, cards };
      for (const id of stale) known.set(id, kept);
      cards.catch(() => {
        for (const id of stale) if (known.get(id) === kept) known.delete(id);
      });
    }
    const kept = events.flatMap((id) => {
      const of = known.get(id);
      return of ? [{ id, ...of }] : [];
    });
    const cards = await Promise.all(
      kept.map(async ({ id, cards: read }) => [id, (await read).get(id)] as const),
    );
    return {
      readAt: Math.min(...kept.map(({ readAt }) => readAt)),
      cards: new Map(cards.flatMap(([id, card]) => (card ? [[id, card]] : []))),
    };
  };
}

export const storedLiveCards =
  (db: () => Firestore) =>
  async (events: readonly string[]): Promise<LiveCards> => {
    const stored = await db().getAll(...events.map((id) => db().collection('live').doc(id)));
    return new Map(
      stored.flatMap((each) => {
        const card = readLiveCard(each);
        return card ? [[each.id, { card, at: millis(each.get('at')) ?? 0 }] as const] : [];
      }),
    );
  };

/** A live card as stored; `undefined` if there is none. */
export function readLiveCard(snapshot: DocumentSnapshot): LiveCard | undefined {
  const read = snapshot.exists ? parseLiveCard({ ...snapshot.data(), id: snapshot.id }) : undefined;
  return read?.ok ? read.value : undefined;
}

/** What scorers have entered and no moderator has confirmed, for readers without the app. */
export interface LiveResults {
  readonly shown: (match: Match) => Match;
  readonly isLive: (match: Match) => boolean;
  /** When the live card of an event was changed last, epoch milliseconds. */
  readonly changed: (event: string) => number | undefined;
  /** `live` while a match of the events is, or may become it at any time; `day` on the other days of one of them. */
  readonly pace: 'live' | 'day' | 'usual';
}

export const noLiveResults: LiveResults = {
  shown: (match) => match,
  isLive: () => false,
  changed: () => undefined,
  pace: 'usual',
};

interface LiveServices {
  readonly wiki: ReadWiki;
  readonly live?: ReadLive | undefined;
  readonly now: () => number;
}

/**
 * The wiki, and the live results of the events of these days. On other days nothing more is read.
 *
 * @param only the one event that is asked for
 */
export async function readLiveWiki(
  { wiki: read, live, now }: LiveServices,
  only?: string,
): Promise<{ readonly wiki: Wiki; readonly results: LiveResults }> {
  const wiki = await read();
  const today = dateOf(now());
  const asked = only === undefined ? wiki.events : [wiki.event(wiki.standing('event', only))];
  const events = asked
    .flatMap((event) => (event && isOnNow(event, today) ? [event] : []))
    .slice(0, mostEvents);
  if (live === undefined || events.length === 0) return { wiki, results: noLiveResults };
  const { cards, readAt } = await live(events.map(({ id }) => id));
  // What left a live card when it was confirmed must be in the records.
  const newest = cards.size === 0 ? wiki : await read(Math.max(0, now() - readAt)).catch(() => wiki);
  const pace = events.some((event) => mayBegin(event, newest, now())) ? 'live' : 'day';
  return { wiki: newest, results: resultsOf(cards, newest, pace) };
}

const mayBegin = (event: Event, wiki: Wiki, at: number): boolean =>
  at >= (startOf(event)?.at ?? 0) - earlyMs &&
  wiki.matchesOfEvent(event.id).some((match) => !tellsResult(match));

function resultsOf(cards: LiveCards, wiki: Wiki, pace: 'live' | 'day'): LiveResults {
  const liveOf = (match: Match): LiveMatch | undefined => {
    const live = tellsResult(match) ? undefined : cards.get(match.event.id)?.card.matches[match.id];
    return live && hasBegunLive(live) ? live : undefined;
  };
  const playerOf = (id: string | undefined) =>
    id === undefined ? undefined : wiki.player(wiki.standing('player', id));
  const hasMatch = [...cards.values()].some(({ card }) => Object.values(card.matches).some(hasBegunLive));
  return {
    shown: (match) => {
      const live = liveOf(match);
      if (live === undefined) return match;
      const [player1, player2] = [playerOf(live.substitutes?.player1), playerOf(live.substitutes?.player2)];
      // A substitute whom nobody knows would be shown as an id.
      const substitutes = {
        ...(player1 && { player1: player1.id }),
        ...(player2 && { player2: player2.id }),
      };
      return withLive(
        match,
        match,
        { ...live, substitutes },
        { player1: player1?.name, player2: player2?.name },
      );
    },
    isLive: (match) => liveOf(match) !== undefined,
    changed: (event) => cards.get(event)?.at,
    pace: hasMatch ? 'live' : pace,
  };
}
