import { compareText } from '@/lib/compareText';
import { sameItems } from '@/lib/sameItems';
import { nextAndLast, type NextAndLast } from '@/model/matches/nextAndLast';
import { perspective } from '@/model/matches/perspective';
import type { DateString } from '@/model/dates';
import type { Match } from '@/model/records/records';
import type { Result } from '@/model/records/recordTypes';
import { together } from '@/model/ratings/ratingModel';
import { apartCode, type Sport } from '@/model/sports';
import { countMatch, emptyTally, matchesIn, type Tally } from '@/model/matches/tally';
import type { RootState } from '@/store/typed';
import { selectEvent, selectMatch, selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { selectIsHidden, selectShownMatch, shownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { selectMatchesOfPlayer } from './playersSelectors';

/**
 * Matches of two players against each other, newest first, up to a day if given. Compare with `sameItems`.
 */
export const selectMeetings = (
  state: RootState,
  id: string,
  otherId: string,
  until?: DateString,
): readonly Match[] =>
  selectMatchesOfPlayer(state, id, until).filter(
    ({ player1, player2 }) => player1.id === otherId || player2.id === otherId,
  );

export interface PairMatches extends NextAndLast<Match> {
  /** Ids of those held whose results are hidden, so that a tally would be wrong. */
  readonly hidden: readonly string[];
}

/** The next, the last and all held matches of two players as shown. Compare with `samePair`. */
export function selectPair(
  state: RootState,
  id: string,
  otherId: string,
  today: DateString,
  until?: DateString,
): PairMatches {
  const stored = selectMeetings(state, id, otherId, until).flatMap(
    (match) => selectMatch(state, match.id) ?? [],
  );
  const { next, last, held } = nextAndLast(
    stored,
    until ?? today,
    (event) => selectEvent(state, event)?.status,
  );
  return {
    // Until its event is here, it may have been cancelled.
    ...(next && selectEvent(state, next.event.id) && { next: shownMatch(state, next) }),
    ...(last && { last: shownMatch(state, last) }),
    held: held.map((match) => shownMatch(state, match)),
    hidden: held.map(({ id: match }) => match).filter((match) => selectIsHidden(state, match)),
  };
}

export const samePair = (a: PairMatches, b: PairMatches): boolean =>
  a.next === b.next && a.last === b.last && sameItems(a.held, b.held) && sameItems(a.hidden, b.hidden);

export type PairTallies = Readonly<Record<string, Tally>>;

export function pairTallies(meetings: readonly Match[], id: string, sport: Sport): PairTallies {
  const tallies: Record<string, Tally> = {};
  for (const match of meetings) {
    const sides = match.event.sport.id === sport.id && perspective(match, id);
    if (!sides) continue;
    for (const code of new Set([apartCode(sport, match) ?? together, together]))
      tallies[code] = countMatch(tallies[code] ?? emptyTally, sides.own, sides.other);
  }
  return tallies;
}

export interface Rival {
  readonly id: string;
  readonly name: string;
  readonly tally: Tally;
}

/** Opponents with at least one result, most met first. Compute it once from `selectMatchesOfPlayer`. */
export function rivalsOf(matches: readonly Match[], player: string): readonly Rival[] {
  const rivals = new Map<string, Rival>();
  for (const match of matches) {
    const sides = perspective(match, player);
    if (!sides) continue;
    const known = rivals.get(sides.other.id);
    rivals.set(sides.other.id, {
      id: sides.other.id,
      name: known?.name ?? sides.other.name,
      tally: countMatch(known?.tally ?? emptyTally, sides.own, sides.other),
    });
  }
  return [...rivals.values()]
    .filter(({ tally }) => matchesIn(tally) > 0)
    .sort((a, b) => matchesIn(b.tally) - matchesIn(a.tally) || compareText(a.id, b.id));
}

const balanceOf = ({ tally }: Rival): number => tally.wins - tally.losses;

/** The rivals with the best and the worst balance; absent if none is positive or negative. */
export function balancesOf(rivals: readonly Rival[]): { readonly best?: Rival; readonly worst?: Rival } {
  // A stable sort: among equal balances it is the most-met rival.
  const [best] = rivals.toSorted((a, b) => balanceOf(b) - balanceOf(a));
  const [worst] = rivals.toSorted((a, b) => balanceOf(a) - balanceOf(b));
  return {
    ...(best && balanceOf(best) > 0 && { best }),
    ...(worst && balanceOf(worst) < 0 && { worst }),
  };
}

/** The player's last results among these matches, which are newest first: at most five. */
export const formIn = (matches: readonly Match[], player: string): readonly Result[] =>
  matches.flatMap((match) => perspective(match, player)?.own.result ?? []).slice(0, 5);

/** A player's last results before a match, newest first, at most five. Compare with `sameItems`. */
export function selectForm(state: RootState, player: string, before: Match): readonly Result[] {
  const form: Result[] = [];
  for (const id of selectMatchIdsOfPlayer(state, player)) {
    const match = selectShownMatch(state, id);
    if (!match || match.date >= before.date) continue;
    const result = perspective(match, player)?.own.result;
    if (result) form.push(result);
    if (form.length === 5) break;
  }
  return form;
}
