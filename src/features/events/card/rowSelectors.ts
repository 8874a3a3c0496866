import { isPlayerValue } from '@/model/records/fieldProblem';
import type { PlayerShown } from '@/model/identity/identities';
import type { Match } from '@/model/records/records';
import type { Draft } from '@/parts/drafts/draft';
import type { RootState } from '@/store/typed';
import { selectMatch, selectMatchIdsOfEvent, selectPlayer } from '@/wiki/records/recordsSelectors';

export const selectPlayerOf = (state: RootState, side: Draft): PlayerShown | undefined =>
  side.kind === 'value' && isPlayerValue(side.value) ? selectPlayer(state, side.value.id) : undefined;

/** The matches that an event has, as listed; none for a new event. Compare with `sameItems`. */
export const selectListedCard = (state: RootState, event: string | undefined): readonly Match[] =>
  (event === undefined ? [] : selectMatchIdsOfEvent(state, event)).flatMap(
    (id) => selectMatch(state, id) ?? [],
  );
