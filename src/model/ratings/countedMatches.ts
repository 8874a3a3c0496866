import type { EventId, MatchId, SportId } from '../ids';
import type { RatedMatch } from './ratedMatch';
import type { RatingBook } from './ratingBook';
import type { RatingChanges } from './ratingsHost';

export function createCountedMatches() {
  const known = new Map<MatchId, RatedMatch>();
  const byEvent = new Map<EventId, Set<MatchId>>();
  const reviewed = new Set<EventId>();
  /**
   * Changes not yet passed to a sport's book: it is updated when somebody asks, not with each part of a load.
   */
  const untold = new Map<SportId, Set<MatchId>>();
  const counts = ({ event }: RatedMatch) => reviewed.has(event);

  function forget(id: MatchId): void {
    const match = known.get(id);
    if (!match) return;
    addTo(untold, match.sport, id);
    byEvent.get(match.event)?.delete(id);
    known.delete(id);
  }

  function remember(match: RatedMatch): void {
    addTo(untold, match.sport, match.id);
    known.set(match.id, match);
    addTo(byEvent, match.event, match.id);
  }

  return {
    get: (id: MatchId) => known.get(id),
    counts,
    isReviewed: (event: EventId) => reviewed.has(event),
    change: ({ matches, gone, reviewed: come, unreviewed }: RatingChanges): void => {
      for (const id of gone) forget(id);
      for (const match of matches) {
        forget(match.id);
        remember(match);
      }
      for (const event of unreviewed) reviewed.delete(event);
      for (const event of come) reviewed.add(event);
      for (const event of [...unreviewed, ...come])
        for (const id of byEvent.get(event) ?? []) addTo(untold, known.get(id)!.sport, id);
    },
    tell: (book: RatingBook, sport: SportId): void => {
      const touched = [...(untold.get(sport) ?? [])];
      if (touched.length === 0) return;
      untold.delete(sport);
      const come = touched.flatMap((id) => known.get(id) ?? []);
      book.update(
        touched.filter((id) => book.has(id)),
        come.filter((match) => match.sport === sport && counts(match)),
      );
    },
  };
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}
