import { compareText } from '@/lib/compareText';
import { sameItems } from '@/lib/sameItems';
import { dayBefore, type DateString } from '@/model/dates';
import type { EventShown, PlayerShown } from '@/model/identity/identities';
import { isComing, newsOfCard, type Card, type FollowedNews, type Wanted } from './cardNews';

/** Results and changes are news for this many days. */
const newsDays = 60;

export interface NewsInput {
  readonly today: DateString;
  readonly wanted: Wanted;
  /** Cards of the last `newsDays`, upcoming cards, and cards of watched events. */
  readonly cards: readonly Card[];
  readonly players: readonly PlayerShown[];
  readonly events: readonly EventShown[];
}

export interface NewsOfFollowed {
  /** Next event first. */
  readonly coming: readonly FollowedNews[];
  readonly news: readonly FollowedNews[];
}

const most = { coming: 50, news: 100 };

/**
 * News computed from records. A card's news is cached until the card, its players or the watched things
 * change. The answer never depends on earlier calls.
 */
export function createFollowedNews(): (input: NewsInput) => NewsOfFollowed {
  let known = new Map<string, { readonly of: readonly unknown[]; readonly news: readonly FollowedNews[] }>();

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

/** The first day whose results still count as news. */
export const firstNewsDay = (today: DateString): DateString => dayBefore(today, newsDays);

/** Changed records of watched players and events. Upcoming events have news of their own. */
function changesOf(
  players: readonly PlayerShown[],
  events: readonly EventShown[],
  wanted: Wanted,
  today: DateString,
): readonly FollowedNews[] {
  const change =
    (collection: 'player' | 'event', sinces: ReadonlyMap<string, number>) =>
    (record: PlayerShown | EventShown): readonly FollowedNews[] => {
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
