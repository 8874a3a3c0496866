import { isPlayerValue } from '@/model/fieldProblem';
import type { PlayerShown } from '@/model/identities';
import type { Match } from '@/model/records';
import type { Draft } from '@/parts/editing/draft';
import type { RootState } from '@/store/typed';
import { selectMatch, selectMatchIdsOfEvent, selectPlayer } from '@/wiki/records/recordsSelectors';

export const selectPlayerOf = (state: RootState, side: Draft): PlayerShown | undefined =>
  side.kind === 'value' && isPlayerValue(side.value) ? selectPlayer(state, side.value.id) : undefined;

/** The matches that an event has, as listed; none for a new event. Compare with `sameItems`. */
export const selectListedCard = (state: RootState, event: string | undefined): readonly Match[] =>
  (event === undefined ? [] : selectMatchIdsOfEvent(state, event)).flatMap(
    (id) => selectMatch(state, id) ?? [],
  );
