import { useMemo } from 'react';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { dequal } from 'dequal/lite';
import { sameItems } from '@/lib/sameItems';
import { bracketOf, type Bracket, type BracketRecord, type Spot } from '@/model/brackets/bracket';
import { parseDraws, type Draw, type Entrant } from '@/model/brackets/draws';
import type { Match } from '@/model/records/records';
import { hasBegunLive } from '@/model/scoring/hasBegunLive';
import type { LiveMatch } from '@/model/scoring/live';
import { withLive } from '@/model/scoring/readLive';
import { createAppSelector, useAppSelector, type RootState } from '@/store/typed';
import { selectLiveMatch } from '@/wiki/liveLists/liveSelectors';
import {
  selectEvent,
  selectMatch,
  selectMatchIdsOfEvent,
  selectPlayerName,
  selectStandingId,
} from '@/wiki/records/recordsSelectors';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectCardSecrecy, selectIsHidden, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';

// The bracket takes names from players, so a substitute needs none here.
const unnamed = { player1: undefined, player2: undefined };

/** Memoized by identity, so that matches keep their reference while another one changes. */
const asScored = weakMapMemoize((shown: Match, stored: Match, live: LiveMatch): BracketRecord => ({
  ...withLive(shown, stored, live, unnamed),
  ...(hasBegunLive(live) && { live: live.end !== undefined && live.held !== true ? 'over' : 'goesOn' }),
}));

const selectCard = (state: RootState, event: string): readonly BracketRecord[] =>
  selectMatchIdsOfEvent(state, event).flatMap((id) => {
    const shown = selectShownMatch(state, id);
    const stored = selectMatch(state, id);
    const live = selectIsHidden(state, id) ? undefined : selectLiveMatch(state, id);
    return shown && stored && live ? asScored(shown, stored, live) : (shown ?? []);
  });

const parsed = createAppSelector(
  [(state: RootState, event: string) => selectEvent(state, event)?.draws],
  (lines): readonly Draw[] => parseDraws(lines),
);

function selectDraws(state: RootState, event: string): readonly Draw[] {
  const draws = parsed(state, event);
  const standing = (id: string) => selectStandingId(state, 'player', id) ?? id;
  const isMerged = draws.some(({ entrants }) => entrants.some(({ id }) => standing(id) !== id));
  return isMerged
    ? draws.map((draw) => ({
        ...draw,
        entrants: oncePresent(draw.entrants, standing),
      }))
    : draws;
}

/** Of two entrants who became one person, the later place is empty, so that no other entrant moves. */
function oncePresent(entrants: readonly Entrant[], standing: (id: string) => string): readonly Entrant[] {
  const seen = new Set<string>();
  return entrants.map((entrant) => {
    const id = standing(entrant.id);
    if (seen.has(id)) return { ...entrant, absent: true };
    seen.add(id);
    return { ...entrant, id };
  });
}

/** A reader who hides results sees no match that depends on one, so entering results and drawing must wait. */
export const selectMayEnter = (state: RootState, event: string): boolean =>
  selectMayEdit(state) && selectCardSecrecy(state, event) !== 'hidden';

export function useBrackets(event: string): readonly Bracket[] {
  const draws = useAppSelector((state) => selectDraws(state, event), dequal);
  const card = useAppSelector((state) => selectCard(state, event), sameItems);
  return useMemo(() => draws.map((draw) => bracketOf(draw, card)), [draws, card]);
}

/** The name of the player at a spot; empty until there is one. */
export const selectSpotName = (state: RootState, spot: Spot): string =>
  spot.kind === 'player' ? selectPlayerName(state, spot.id) : '';
