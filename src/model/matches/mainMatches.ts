import { compareText } from '@/lib/compareText';
import type { Event, Match } from '../records/records';

/** The end of a card that has the main event. */
export type CardOrder = NonNullable<Event['cardOrder']>;

type OnCard = Pick<Match, 'id' | 'main' | 'title' | 'order'>;

/**
 * The card in the order in which every page, picture and feed shows it: the main event first. A match that is
 * marked as the main event precedes the rest, which follows from the end that the event states. If the event
 * states none, matches for a title come first, then the highest number.
 *
 * The order depends on nothing else. A link's picture has no ratings, and a device has them only after its
 * first paint, so an order by ratings would differ between them. Ratings preset the answer that the event
 * stores: `card/likelyOrder.ts`.
 */
export function mainFirst<M extends OnCard>(card: readonly M[], stated: CardOrder | undefined): readonly M[] {
  const isTitled = ({ title }: M) => stated === undefined && title !== undefined;
  const direction = stated === 'mainFirst' ? 1 : -1;
  return card.toSorted(
    (a, b) =>
      Number(b.main ?? false) - Number(a.main ?? false) ||
      Number(isTitled(b)) - Number(isTitled(a)) ||
      direction * (a.order - b.order) ||
      compareText(a.id, b.id),
  );
}

export type Candidates = 'decided' | 'open';

type Ending = Pick<Match, 'player1' | 'outcome'>;

const isWanted: Readonly<Record<Candidates, (match: Ending) => boolean>> = {
  decided: ({ player1 }) => player1.result !== undefined,
  open: ({ player1, outcome }) => player1.result === undefined && outcome === undefined,
};

export const mainMatches = <M extends OnCard & Ending>(
  card: readonly M[],
  stated: CardOrder | undefined,
  which: Candidates,
): readonly M[] => mainFirst(card.filter(isWanted[which]), stated);
