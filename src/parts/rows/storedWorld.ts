import type { Match } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import type { RootState } from '@/store/typed';
import {
  selectEvent,
  selectMatch,
  selectMatchIdsOfPlayer,
  selectPlayer,
} from '@/wiki/records/recordsSelectors';
import { genderDoubts, gendersOf, likelyGender } from '@/wiki/search/genders';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import type { PlanWorld } from './plan';

export type StoredWorld = Pick<PlanWorld, 'eventOf' | 'between' | 'genderOf' | 'doubtsOf'> &
  Required<Pick<PlanWorld, 'playerOf'>>;

export function storedWorld(
  getState: () => RootState,
  search: RecordSearch | undefined,
  sport: Sport | undefined,
): StoredWorld {
  const playerOf = (id: string) => selectPlayer(getState(), id);
  const gendersAt = (ids: readonly (string | undefined)[]) =>
    ids.map((id) => gendersOf(search, id === undefined ? undefined : playerOf(id)));
  return {
    playerOf,
    eventOf: (id) => selectEvent(getState(), id),
    between: createMeetings(getState),
    genderOf: (codes, ids) => likelyGender(codes, sport, gendersAt(ids)),
    doubtsOf: (said, codes, ids) => genderDoubts(said, codes, sport, gendersAt(ids)),
  };
}

/** Matches between two players. Indexes the matches of a first player once, for all opponents. */
function createMeetings(getState: () => RootState): StoredWorld['between'] {
  const known = new Map<string, ReadonlyMap<string, readonly Match[]>>();
  const meetingsOf = (player: string): ReadonlyMap<string, readonly Match[]> => {
    const state = getState();
    const meetings = new Map<string, Match[]>();
    for (const id of selectMatchIdsOfPlayer(state, player)) {
      const match = selectMatch(state, id);
      if (match === undefined) continue;
      const other = match.player1.id === player ? match.player2.id : match.player1.id;
      const before = meetings.get(other);
      if (before) before.push(match);
      else meetings.set(other, [match]);
    }
    return meetings;
  };
  return (player, other) => {
    const meetings = known.get(player) ?? meetingsOf(player);
    known.set(player, meetings);
    return meetings.get(other) ?? [];
  };
}
