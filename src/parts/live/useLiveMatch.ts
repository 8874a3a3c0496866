import type { Match } from '@/model/records/records';
import { withLive } from '@/model/scoring/readLive';
import { useAppSelector } from '@/store/typed';
import { selectLiveMatch } from '@/wiki/liveLists/liveSelectors';
import { selectMatch, selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectIsHidden } from '@/wiki/spoilers/spoilersSelectors';

interface LiveShown {
  readonly isLive: boolean;
  /** As scored so far, unless its result is hidden. */
  readonly match: Match;
}

/** A match as it is displayed while it is live; otherwise as it is. */
export function useLiveMatch(shown: Match): LiveShown {
  const { id } = shown;
  const live = useAppSelector((state) => selectLiveMatch(state, id));
  const stored = useAppSelector((state) => selectMatch(state, id));
  const hidden = useAppSelector((state) => selectIsHidden(state, id));
  const { player1, player2 } = live?.substitutes ?? {};
  const first = useAppSelector((state) => player1 && selectPlayer(state, player1)?.name);
  const second = useAppSelector((state) => player2 && selectPlayer(state, player2)?.name);
  if (live === undefined || stored === undefined || hidden)
    return { isLive: live !== undefined, match: shown };
  const names = { player1: first, player2: second };
  return { isLive: true, match: withLive(shown, stored, live, names) };
}
