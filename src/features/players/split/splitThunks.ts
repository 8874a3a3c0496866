import { splitting } from '@/language/en/splitting';
import { message } from '@/language/text';
import { causeOf } from '@/model/cause';
import type { PlayerValue } from '@/model/fields';
import { limits } from '@/model/schema/limits';
import type { AppThunk, RootState } from '@/store/typed';
import { givenTogether, type Together, type Why } from '@/wiki/editing/why';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { upsertDelta, type Edit } from '@/wiki/proposals/deltasThunks';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { resolvePlayer, type PlayerChoice } from '@/wiki/proposals/recordsThunks';
import { selectBaseRecord, selectMatch } from '@/wiki/records/recordsSelectors';

export interface Split {
  /** The page whose matches are divided. */
  readonly player: string;
  /** The matches of the other person. */
  readonly matches: readonly string[];
  readonly other: PlayerChoice;
  readonly why: Why;
}

/**
 * Proposes, in one bundle, that some matches of a page are of another person, who gets a new page or has one already, and
 * that the two are two people. Throws `NotProposed`.
 */
export const proposeSplit =
  ({ player, matches, other, why }: Split): AppThunk =>
  (dispatch, getState) => {
    const given: Together = dispatch(givenTogether(why));
    const person = dispatch(resolvePlayer(other, given.bundle));
    const propose = (edit: Edit) => {
      if (dispatch(upsertDelta({ ...edit, ...given })) === undefined)
        throw new NotProposed(causeOf('deltaSignedOut'));
    };
    for (const id of matches) {
      for (const side of sidesOf(getState(), id, player)) {
        propose({ collection: 'match', docId: id, field: side, value: valueOf(person) });
      }
    }
    const known = selectBaseRecord(getState(), 'player', player)?.differentFrom ?? [];
    if (!known.includes(person.id) && known.length < limits.different)
      propose({
        collection: 'player',
        docId: player,
        field: 'differentFrom',
        value: [...known, person.id],
      });
    dispatch(
      noticeShown({
        id: `split/${player}`,
        message: message(splitting.proposed, { count: matches.length, name: person.name }),
        tone: 'success',
      }),
    );
  };

const valueOf = ({ id, name }: PlayerValue) => ({ id, name });

/** The side of a match that a player has, whoever was merged into them included. */
const sidesOf = (state: RootState, id: string, player: string) => {
  const match = selectMatch(state, id);
  return (['player1', 'player2'] as const).filter((side) => match?.[side].id === player);
};
