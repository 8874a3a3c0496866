import type { MatchId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import { selectCardIds, selectMatch } from '@/wiki/records/recordsSelectors';

/** The previous and the next match on the event's card. Compare with `sameItems`. */
export function selectNeighbours(
  state: RootState,
  id: string,
): readonly [previous: MatchId | undefined, next: MatchId | undefined] {
  const event = selectMatch(state, id)?.event.id;
  if (event === undefined) return [undefined, undefined];
  const card = selectCardIds(state, event);
  const at = card.findIndex((each) => each === id);
  return at === -1 ? [undefined, undefined] : [card[at - 1], card[at + 1]];
}
