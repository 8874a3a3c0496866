import { compareText } from '@/lib/compareText';
import { perspective } from '@/model/perspective';
import type { Match } from '@/model/records';
import type { Result } from '@/model/recordTypes';
import { countMatch, emptyTally, matchesIn, type Tally } from '@/model/tally';
import type { RootState } from '@/store/typed';
import { selectMatch, selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { selectMatchesOfPlayer } from './playersSelectors';

/** The matches of two players against each other, newest first. Compare with `sameItems`. */
export const selectMeetings = (state: RootState, id: string, otherId: string): readonly Match[] =>
  selectMatchesOfPlayer(state, id).filter(
    ({ player1, player2 }) => player1.id === otherId || player2.id === otherId,
  );

/** One of the opponents that a player has met most. */
export interface Rival {
  readonly id: string;
  /** As copied into the newest match. */
  readonly name: string;
  readonly tally: Tally;
}

/** Opponents met at least twice, most met first; compute once from `selectMatchesOfPlayer`. */
export function rivalsOf(matches: readonly Match[], player: string, count: number): readonly Rival[] {
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
    .filter(({ tally }) => matchesIn(tally) > 1)
    .sort((a, b) => matchesIn(b.tally) - matchesIn(a.tally) || compareText(a.id, b.id))
    .slice(0, count);
}

/** A player's last results before a match, newest first: at most five of W, L and D. Compare with `sameItems`. */
export function selectForm(state: RootState, player: string, before: Match): readonly Result[] {
  const form: Result[] = [];
  for (const id of selectMatchIdsOfPlayer(state, player)) {
    const match = selectMatch(state, id);
    if (!match || match.date >= before.date) continue;
    const result = perspective(match, player)?.own.result;
    if (result) form.push(result);
    if (form.length === 5) break;
  }
  return form;
}
