import { compareText } from '@/lib/compareText';
import { tableValues } from '@/lib/table';
import type { DateString } from '@/model/dates';
import { idAs, matchAs } from '@/model/identity/identities';
import { playerId } from '@/model/ids';
import type { ResultEffect } from '@/model/ratings/effect';
import { ratedMatch, type RatedMatch } from '@/model/ratings/ratedMatch';
import { together } from '@/model/ratings/ratingModel';
import type { Match } from '@/model/records/records';
import { apartOf, type Sport } from '@/model/sports';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectSport } from '../sports/sportsSelectors';
import { selectConfirmedIdentities, selectConfirmedMatches } from './identitiesSelectors';
import { selectBaseRecord } from './recordsSelectors';

/** A player's confirmed matches, oldest first, including those of merged records. */
export const selectConfirmedMatchesOf = createAppSelector(
  [
    (state: RootState) => selectConfirmedMatches(state),
    (state: RootState, player: string) => idAs(player, selectConfirmedIdentities(state)),
  ],
  (rows, player): readonly Match[] =>
    [...tableValues(rows)]
      .filter(({ player1, player2 }) => player1.id === player || player2.id === player)
      .sort((a, b) => compareText(a.date, b.date) || a.order - b.order),
);

/** Matches of two players against each other. They prove that these are two people. */
export const selectMeetingsOf = (state: RootState, id: string, otherId: string): readonly Match[] => {
  const other = idAs(otherId, selectConfirmedIdentities(state));
  return selectConfirmedMatchesOf(state, id).filter(
    ({ player1, player2 }) => player1.id === other || player2.id === other,
  );
};

/**
 * The effect of merging `source` into `target` on ratings, for the sport and gender of most of the matches.
 */
export function selectMergeEffect(
  state: RootState,
  source: string,
  target: string,
  asOf: DateString,
): ResultEffect | undefined {
  const into = { id: playerId(target), name: nameOf(state, target) };
  const own = idAs(source, selectConfirmedIdentities(state));
  const rated = selectConfirmedMatchesOf(state, source).flatMap(
    (match) =>
      ratedMatch(matchAs(match, new Map([[own, into]])), selectSport(state, match.event.sport.id)) ?? [],
  );
  const most = mostOf(rated);
  if (most === undefined) return undefined;
  const also = rated.filter(({ sport, gender }) => sport === most.sport && gender === most.gender);
  return {
    question: {
      sport: most.sport,
      match: most.id,
      also,
      players: [playerId(target), playerId(own)],
      gender: most.gender,
      codes: codesRated(selectSport(state, most.sport)),
      asOf,
    },
    names: { [target]: into.name, [own]: nameOf(state, own) },
    reviewed: also.some(({ event }) => selectBaseRecord(state, 'event', event)?.valid === 1),
    together: 0,
  };
}

const nameOf = (state: RootState, id: string): string => selectBaseRecord(state, 'player', id)?.name ?? id;

function mostOf(matches: readonly RatedMatch[]): RatedMatch | undefined {
  const count = ({ sport, gender }: RatedMatch) =>
    matches.filter((each) => each.sport === sport && each.gender === gender).length;
  return matches.reduce<RatedMatch | undefined>(
    (most, match) => (most === undefined || count(match) > count(most) ? match : most),
    undefined,
  );
}

export const codesRated = (sport: Sport | undefined): readonly string[] =>
  (sport && apartOf(sport))?.codes.map(({ code }) => code) ?? [together];
