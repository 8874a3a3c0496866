import { sameItems } from '@/lib/sameItems';
import { tableGet } from '@/lib/table';
import { type DateString, dayBefore } from '@/model/dates';
import { asStanding, readWatchKey } from '@/model/news/watchKeys';
import type { WatchMark } from '@/model/news/watches';
import type { EventIdentities, Identities, EventShown, PlayerShown } from '@/model/identity/identities';
import { perStore } from '@/store/perStore';
import { createStateSelector, type RootState } from '@/store/typed';
import { selectConfirmedHidden } from '../records/hiddenSelectors';
import {
  selectEventIdentities,
  selectEventRows,
  selectIdentities,
  selectMatchRows,
  selectPlayerRows,
} from '../records/identitiesSelectors';
import { selectEventIds, selectMatchIdsOfEvent } from '../records/recordsSelectors';
import { earliest, pairOf, type Card, type Wanted, isComing, newsOfCard, type WatchedNews } from './cardNews';
import { compareText } from '@/lib/compareText';

/**
 * Watched things by lookup key. Merged records count as the standing record, and hidden players have no news.
 */
const selectWanted = createStateSelector(
  [(state) => state.watches.marks, selectIdentities, selectEventIdentities, selectConfirmedHidden],
  (marks, players, events, hidden): Wanted => wantedOf(marks, players, events, hidden),
);

function wantedOf(
  marks: Readonly<Record<string, WatchMark>>,
  players: Identities,
  events: EventIdentities,
  hidden: ReadonlySet<string>,
): Wanted {
  const found = { players: sinces(), pairs: sinces(), events: sinces(), countries: sinces() };
  for (const [key, { at, on }] of Object.entries(marks)) {
    const read = on ? readWatchKey(key) : undefined;
    const watched = read && asStanding(read, players, events);
    switch (watched?.kind) {
      case 'player':
        if (!hidden.has(watched.id)) found.players.add(watched.id, at);
        break;
      case 'pair': {
        const [one, other] = watched.ids;
        if (!hidden.has(one) && !hidden.has(other)) found.pairs.add(pairOf(one, other), at);
        break;
      }
      case 'event':
        found.events.add(watched.id, at);
        break;
      case 'country':
        found.countries.add(watched.code, at);
        break;
      // Edits are no news of records; their page asks for them.
      case 'member':
      case undefined:
    }
  }
  const { players: people, pairs, events: cards, countries } = found;
  return { players: people.map, pairs: pairs.map, events: cards.map, countries: countries.map };
}

/** Two keys can become one after a merge. The earlier time counts. */
function sinces() {
  const map = new Map<string, number>();
  return { map, add: (key: string, at: number) => map.set(key, earliest(map.get(key), at) ?? at) };
}

class LastNews {
  readonly #news = createWatchedNews();
  #of: readonly unknown[] = [];
  #answer: NewsOfWatched = { coming: [], news: [] };

  read(state: RootState, today: DateString): NewsOfWatched {
    const wanted = selectWanted(state);
    const of = [today, wanted, selectEventRows(state), selectMatchRows(state), selectPlayerRows(state)];
    if (sameItems(this.#of, of)) return this.#answer;
    const { coming, news } = this.#news({ today, wanted, ...recordsOf(state, wanted, today) });
    const last = this.#answer;
    this.#of = of;
    this.#answer = {
      coming: sameItems(last.coming, coming) ? last.coming : coming,
      news: sameItems(last.news, news) ? last.news : news,
    };
    return this.#answer;
  }
}

const selectLastNews = perStore(() => new LastNews());

/** News from the confirmed records on this device. The same reference while nothing relevant changes. */
export const selectWatchedNews = (state: RootState, today: DateString): NewsOfWatched =>
  selectLastNews(state).read(state, today);

function recordsOf(state: RootState, wanted: Wanted, today: DateString) {
  const [events, matches, players] = [
    selectEventRows(state),
    selectMatchRows(state),
    selectPlayerRows(state),
  ];
  const ids = selectEventIds(state);
  const first = firstNewsDay(today);
  const end = ids.findIndex((id) => (tableGet(events, id)?.date ?? today) < first);
  const recent = end < 0 ? ids : ids.slice(0, end);
  const hidden = selectConfirmedHidden(state);
  const cardOf = (id: string): readonly Card[] => {
    const event = tableGet(events, id);
    if (!event) return [];
    const card = selectMatchIdsOfEvent(state, id).flatMap((match) => tableGet(matches, match) ?? []);
    const people = card.flatMap(({ player1, player2 }) =>
      // A hidden player's country must not lead to news.
      [player1, player2].map((side) => (hidden.has(side.id) ? undefined : tableGet(players, side.id))),
    );
    return [{ event, matches: card, players: people }];
  };
  const known = <T>(of: Iterable<string>, rows: Parameters<typeof tableGet<T>>[0]): readonly T[] =>
    [...of].flatMap((id) => tableGet(rows, id) ?? []);
  return {
    cards: [...new Set<string>([...recent, ...wanted.events.keys()])].flatMap(cardOf),
    players: known(wanted.players.keys(), players),
    events: known(wanted.events.keys(), events),
  };
}

const newsDays = 60;

export interface NewsInput {
  readonly today: DateString;
  readonly wanted: Wanted;
  /** Cards of the last `newsDays`, upcoming cards, and cards of watched events. */
  readonly cards: readonly Card[];
  readonly players: readonly PlayerShown[];
  readonly events: readonly EventShown[];
}

interface NewsOfWatched {
  /** Next event first. */
  readonly coming: readonly WatchedNews[];
  readonly news: readonly WatchedNews[];
}

const most = { coming: 50, news: 100 };

/**
 * News computed from records. A card's news is cached until the card, its players or the watched things
 * change. The answer never depends on earlier calls.
 */
export function createWatchedNews(): (input: NewsInput) => NewsOfWatched {
  let known = new Map<string, { readonly of: readonly unknown[]; readonly news: readonly WatchedNews[] }>();

  return ({ today, wanted, cards, players, events }) => {
    const first = firstNewsDay(today);
    const next: typeof known = new Map();
    for (const card of cards) {
      const of = [today, wanted, card.event, ...card.matches, ...card.players];
      const before = known.get(card.event.id);
      next.set(
        card.event.id,
        before && sameItems(before.of, of) ? before : { of, news: newsOfCard(card, wanted, today) },
      );
    }
    known = next;
    const all = [...next].flatMap(([, { news }]) => news);
    const old = new Set(
      cards.flatMap(({ event, matches }) => (event.date < first ? matches.map(({ id }) => id) : [])),
    );
    // A watched event may be long ago. Only results entered since the watch began are news.
    const results = all.filter(
      (each) => each.kind === 'result' && (!old.has(each.match) || each.at > each.since),
    );
    const from = Date.parse(first);
    const told = [...results, ...changesOf(players, events, wanted, today)];
    return {
      coming: all
        .filter((each) => each.kind === 'coming')
        .sort((a, b) => compareText(a.day, b.day) || compareText(a.id, b.id))
        .slice(0, most.coming),
      news: told
        .filter(({ at }) => at >= from)
        .sort((a, b) => b.at - a.at || compareText(a.id, b.id))
        .slice(0, most.news),
    };
  };
}

const firstNewsDay = (today: DateString): DateString => dayBefore(today, newsDays);

/** Changed records of watched players and events. Upcoming events have news of their own. */
function changesOf(
  players: readonly PlayerShown[],
  events: readonly EventShown[],
  wanted: Wanted,
  today: DateString,
): readonly WatchedNews[] {
  const change =
    (collection: 'player' | 'event', sinces: ReadonlyMap<string, number>) =>
    (record: PlayerShown | EventShown): readonly WatchedNews[] => {
      const since = sinces.get(record.id);
      const { id, updatedAt: at } = record;
      if (since === undefined || at === undefined || at <= since) return [];
      return [{ id: `changed/${collection}/${id}`, kind: 'changed', collection, record: id, at, since }];
    };
  return [
    ...players.flatMap(change('player', wanted.players)),
    ...events.filter((event) => !isComing(event, today)).flatMap(change('event', wanted.events)),
  ];
}
