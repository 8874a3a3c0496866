import type { EventId, MatchId, SportId } from '../ids';
import type { RatedMatch } from './ratedMatch';
import type { RatingBook } from './ratingBook';
import type { RatingChanges } from './ratingsHost';

/** Shared by all lists that name the match, so a change is one look-up. */
interface KnownMatch {
  readonly id: MatchId;
  /** `undefined` once the match is gone. */
  match: RatedMatch | undefined;
  /** The turn that last told a book about it. */
  told: number;
}

export function createCountedMatches() {
  const known = new Map<MatchId, KnownMatch>();
  /** Also matches that have left the event since. */
  const byEvent = new Map<EventId, KnownMatch[]>();
  const reviewed = new Set<EventId>();
  /**
   * Changes not yet passed to a sport's book: it is updated when somebody asks, not with each part of a load. May name
   * a match several times.
   */
  const untold = new Map<SportId, KnownMatch[]>();
  let turn = 0;
  const counts = ({ event }: RatedMatch) => reviewed.has(event);

  function change(id: MatchId, match: RatedMatch | undefined): void {
    let each = known.get(id);
    const before = each?.match;
    if (each) each.match = match;
    else if (match) known.set(id, (each = { id, match, told: 0 }));
    else return;
    if (before && before.sport !== match?.sport) addTo(untold, before.sport, each);
    if (!match) return;
    addTo(untold, match.sport, each);
    if (match.event !== before?.event) addTo(byEvent, match.event, each);
  }

  return {
    get: (id: MatchId) => known.get(id)?.match,
    counts,
    isReviewed: (event: EventId) => reviewed.has(event),
    change: ({ matches, gone, reviewed: come, unreviewed }: RatingChanges): void => {
      for (const id of gone) change(id, undefined);
      for (const match of matches) change(match.id, match);
      for (const event of unreviewed) reviewed.delete(event);
      for (const event of come) reviewed.add(event);
      for (const event of [...unreviewed, ...come])
        for (const each of byEvent.get(event) ?? [])
          if (each.match?.event === event) addTo(untold, each.match.sport, each);
    },
    tell: (book: RatingBook, sport: SportId): void => {
      const touched = untold.get(sport);
      if (!touched) return;
      untold.delete(sport);
      turn += 1;
      const gone: MatchId[] = [];
      const come: RatedMatch[] = [];
      for (const each of touched) {
        if (each.told === turn) continue;
        each.told = turn;
        if (book.has(each.id)) gone.push(each.id);
        if (each.match?.sport === sport && counts(each.match)) come.push(each.match);
      }
      book.update(gone, come);
    },
  };
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
