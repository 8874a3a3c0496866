import type { EventId, MatchId, SportId } from '../ids';
import type { RatedMatch } from './ratedMatch';
import type { RatingBook } from './ratingBook';
import type { RatingChanges } from './ratingsHost';

interface KnownMatch {
  readonly id: MatchId;
  /** `undefined` once the match is gone. */
  match: RatedMatch | undefined;
  told: number;
}

export class CountedMatches {
  readonly #known = new Map<MatchId, KnownMatch>();
  /** Also matches that have left the event since. */
  readonly #byEvent = new Map<EventId, KnownMatch[]>();
  readonly #reviewed = new Set<EventId>();
  /**
   * Changes not yet passed to a sport's book: it is updated when somebody asks, not with each part of a load. May name
   * a match several times.
   */
  readonly #untold = new Map<SportId, KnownMatch[]>();
  #turn = 0;

  get(id: MatchId): RatedMatch | undefined {
    return this.#known.get(id)?.match;
  }

  isReviewed(event: EventId): boolean {
    return this.#reviewed.has(event);
  }

  change({ matches, gone, reviewed, unreviewed }: RatingChanges): void {
    for (const id of gone) this.#put(id, undefined);
    for (const match of matches) this.#put(match.id, match);
    for (const event of unreviewed) this.#reviewed.delete(event);
    for (const event of reviewed) this.#reviewed.add(event);
    for (const event of [...unreviewed, ...reviewed])
      for (const each of this.#byEvent.get(event) ?? [])
        if (each.match?.event === event) addTo(this.#untold, each.match.sport, each);
  }

  tell(book: RatingBook, sport: SportId): void {
    const touched = this.#untold.get(sport);
    if (!touched) return;
    this.#untold.delete(sport);
    this.#turn += 1;
    const gone: MatchId[] = [];
    const come: RatedMatch[] = [];
    for (const each of touched) {
      if (each.told === this.#turn) continue;
      each.told = this.#turn;
      if (book.has(each.id)) gone.push(each.id);
      if (each.match?.sport === sport && this.isReviewed(each.match.event)) come.push(each.match);
    }
    book.update(gone, come);
  }

  #put(id: MatchId, match: RatedMatch | undefined): void {
    let each = this.#known.get(id);
    const before = each?.match;
    if (each) each.match = match;
    else if (match) this.#known.set(id, (each = { id, match, told: 0 }));
    else return;
    if (before && before.sport !== match?.sport) addTo(this.#untold, before.sport, each);
    if (!match) return;
    addTo(this.#untold, match.sport, each);
    if (match.event !== before?.event) addTo(this.#byEvent, match.event, each);
  }
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
