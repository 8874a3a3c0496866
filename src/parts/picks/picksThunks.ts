import { isUnsent, type BodyOf } from '@/model/proposals/command';
import type { Pick } from '@/model/picks/pick';
import type { UserId } from '@/model/ids';
import { selectMatch } from '@/wiki/records/recordsSelectors';
import type { AppThunk } from '@/store/typed';
import { followList } from '@/wiki/liveLists/useLiveList';
import { amendCommand, enqueue, enqueueTogether } from '@/wiki/outbox/outboxThunks';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { selectAsStored, selectHasBegun, selectPickCommand } from './picksSelectors';
import { picksActions } from '@/wiki/picks/picksSlice';

/** Saves a pick: with the account, through the outbox, or on this device if nobody is signed in. */
export const makePick =
  (pick: Pick): AppThunk =>
  (dispatch, getState, { now }) => {
    const state = getState();
    if (selectUid(state) === undefined) {
      dispatch(picksActions.saved({ uid: undefined, pick: { ...pick, madeAt: now() } }));
      return;
    }
    const before = selectPickCommand(state, pick.match);
    const body = bodyOf(selectAsStored(state, pick));
    // Taps in a row become one write.
    dispatch(before && isUnsent(before) ? amendCommand(before.id, body) : enqueue(body));
  };

/** Queues the picks that were made without an account, except those of matches that have begun. */
export const joinPicksNow =
  (): AppThunk =>
  (dispatch, getState, { now }) => {
    const state = getState();
    const isOpen = ({ match: id }: Pick) => {
      const match = selectMatch(state, id);
      // The device may not have loaded the match yet. The server knows it.
      return match === undefined || !selectHasBegun(state, match, now());
    };
    const joining = Object.values(state.picks.joining ?? {}).filter(isOpen);
    if (
      joining.length === 0 ||
      dispatch(
        enqueueTogether(
          joining.map((pick) => ({ ...bodyOf(selectAsStored(state, pick)), ...madeAtOf(pick) })),
        ),
      )
    )
      dispatch(picksActions.joined());
  };

const bodyOf = ({ match, event, player, sureness, rounds }: Pick): BodyOf<'savePick'> => ({
  ...({ kind: 'savePick', match, event, player, sureness } as const),
  ...(rounds && { rounds }),
});

const madeAtOf = ({ madeAt }: Pick) => madeAt !== undefined && { madeAt };

/** Follows the account's picks on one card until the returned function is called. */
export const followPicks =
  (uid: UserId, event: string): AppThunk<() => void> =>
  (dispatch) =>
    dispatch(
      followList({ kind: 'picks', uid, event }, (picks) =>
        dispatch(picksActions.arrived({ uid, event, picks })),
      ),
    );
