import type { DateString } from '@/model/dates';
import type { MatchId } from '@/model/ids';
import { tellsResult } from '@/model/matches/spoilers';
import { isToCome } from '@/model/matches/toCome';
import type { Match } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { selectEvent, selectMatch, selectMatchesOfPlayer } from './recordsSelectors';

/** Matches of two players against each other, newest first. Compare with `sameItems`. */
export const selectMeetingIds = (
  state: RootState,
  [id, otherId]: readonly [string, string],
): readonly MatchId[] =>
  selectMatchesOfPlayer(state, id)
    .filter(({ player1, player2 }) => player1.id === otherId || player2.id === otherId)
    .map((match) => match.id);

/** Only if its event is here, because it may have been cancelled. */
export function selectIsToCome(state: RootState, id: string, today: DateString): boolean {
  const match = selectMatch(state, id);
  if (match === undefined || !isToCome(match, today)) return false;
  const event = selectEvent(state, match.event.id);
  return event !== undefined && event.status !== 'cancelled';
}

/** Whether a match was not held: its event was cancelled, and it has no result. */
export function selectIsCancelled(state: RootState, id: string): boolean {
  const match = selectMatch(state, id);
  return (
    match !== undefined && !tellsResult(match) && selectEvent(state, match.event.id)?.status === 'cancelled'
  );
}

export const selectNextMatch = (
  state: RootState,
  player: string,
  today: DateString,
  sport?: string,
): Match | undefined =>
  selectMatchesOfPlayer(state, player).findLast(
    (match) =>
      selectIsToCome(state, match.id, today) && (sport === undefined || match.event.sport.id === sport),
  );
