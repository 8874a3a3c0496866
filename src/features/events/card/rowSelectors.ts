import { isPlayerValue } from '@/model/records/fieldProblem';
import type { PlayerShown } from '@/model/identity/identities';
import type { Draft } from '@/parts/drafts/draft';
import type { RootState } from '@/store/typed';
import { selectPlayer } from '@/wiki/records/recordsSelectors';

export const selectPlayerOf = (state: RootState, side: Draft): PlayerShown | undefined =>
  side.kind === 'value' && isPlayerValue(side.value) ? selectPlayer(state, side.value.id) : undefined;
