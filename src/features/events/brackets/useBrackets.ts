import { useMemo } from 'react';
import { sameItems } from '@/lib/sameItems';
import { bracketOf, type Bracket } from '@/model/brackets/bracket';
import { parseDraws, type Draw } from '@/model/brackets/draws';
import { createAppSelector, useAppSelector, type RootState } from '@/store/typed';
import { selectEvent, selectMatchIdsOfEvent, selectStandingId } from '@/wiki/records/recordsSelectors';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';

const selectCard = (state: RootState, event: string) =>
  selectMatchIdsOfEvent(state, event).flatMap((id) => selectShownMatch(state, id) ?? []);

const parsed = createAppSelector(
  [(state: RootState, event: string) => selectEvent(state, event)?.draws],
  (lines): readonly Draw[] => parseDraws(lines),
);

/** The draws of an event; a merged player is the standing one, as in matches. */
export function selectDraws(state: RootState, event: string): readonly Draw[] {
  const draws = parsed(state, event);
  const standing = (id: string) => selectStandingId(state, 'player', id) ?? id;
  const isMerged = draws.some(({ entrants }) => entrants.some(({ id }) => standing(id) !== id));
  return isMerged
    ? draws.map((draw) => ({
        ...draw,
        entrants: draw.entrants.map((entrant) => ({ ...entrant, id: standing(entrant.id) })),
      }))
    : draws;
}

const sameDraws = (a: readonly Draw[], b: readonly Draw[]) =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The brackets of an event with own results, and without hidden ones. */
export function useBrackets(event: string): readonly Bracket[] {
  const draws = useAppSelector((state) => selectDraws(state, event), sameDraws);
  const card = useAppSelector((state) => selectCard(state, event), sameItems);
  return useMemo(() => draws.map((draw) => bracketOf(draw, card)), [draws, card]);
}
