import { useMemo } from 'react';
import { sameItems } from '@/lib/sameItems';
import { bracketOf, type Bracket } from '@/model/brackets/bracket';
import { parseDraws, type Draw, type Entrant } from '@/model/brackets/draws';
import { createAppSelector, useAppSelector, type RootState } from '@/store/typed';
import { selectEvent, selectMatchIdsOfEvent, selectStandingId } from '@/wiki/records/recordsSelectors';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectCardSecrecy, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';

const selectCard = (state: RootState, event: string) =>
  selectMatchIdsOfEvent(state, event).flatMap((id) => selectShownMatch(state, id) ?? []);

const parsed = createAppSelector(
  [(state: RootState, event: string) => selectEvent(state, event)?.draws],
  (lines): readonly Draw[] => parseDraws(lines),
);

/** The draws of an event; a merged player is the standing one, as in matches. */
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

const sameDraws = (a: readonly Draw[], b: readonly Draw[]) =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The brackets of an event with own results, and without hidden ones. */
export function useBrackets(event: string): readonly Bracket[] {
  const draws = useAppSelector((state) => selectDraws(state, event), sameDraws);
  const card = useAppSelector((state) => selectCard(state, event), sameItems);
  return useMemo(() => draws.map((draw) => bracketOf(draw, card)), [draws, card]);
}
