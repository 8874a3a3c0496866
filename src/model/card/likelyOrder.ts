import type { PlayerId } from '../ids';
import type { CardOrder } from '../matches/mainMatches';

export interface ListedMatch {
  readonly main: boolean;
  readonly titled: boolean;
  /** Ids of the players; `undefined` for a new one. */
  readonly players: readonly (PlayerId | undefined)[];
}

export type PointsOfPlayers = Readonly<Record<string, number>>;

/** Points by which the matches of one end have to be stronger, both players together. */
const clearLead = 60;

/**
 * The end of a list of matches that probably has the main event: the only end with a match that is marked so,
 * else the only end with a title at stake, else the end with the clearly stronger matches. `undefined` if none
 * of these says it.
 */
export function likelyOrder(
  card: readonly ListedMatch[],
  points: PointsOfPlayers = {},
): CardOrder | undefined {
  const [first, last] = [card[0], card.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  return (
    endWith(Number(first.main) - Number(last.main)) ??
    endWith(Number(first.titled) - Number(last.titled)) ??
    strongerEnd(card, points)
  );
}

const endWith = (lead: number): CardOrder | undefined =>
  lead === 0 ? undefined : lead > 0 ? 'mainFirst' : 'mainLast';

/** Compares the first third of the list with the last. A player without points counts as the weakest. */
function strongerEnd(card: readonly ListedMatch[], points: PointsOfPlayers): CardOrder | undefined {
  const known = Object.values(points);
  if (known.length === 0) return undefined;
  const least = Math.min(...known);
  const pointsOf = (player: string | undefined) => points[player ?? ''] ?? least;
  const size = Math.ceil(card.length / 3);
  const strengthOf = (part: readonly ListedMatch[]) =>
    part.flatMap(({ players }) => players.map(pointsOf)).reduce((sum, each) => sum + each, 0) / size;
  const lead = strengthOf(card.slice(0, size)) - strengthOf(card.slice(-size));
  return Math.abs(lead) < clearLead ? undefined : endWith(lead);
}
