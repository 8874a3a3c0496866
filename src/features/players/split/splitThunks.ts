import { splitting } from '@/language/en/splitting';
import { message } from '@/language/text';
import type { PlayerValue } from '@/model/records/fields';
import { limits } from '@/model/schema/limits';
import type { AppThunk, RootState } from '@/store/typed';
import { givenTogether, type Why } from '@/wiki/editing/why';
import { successShown } from '@/wiki/notices/outcomeNotices';
import type { Edit } from '@/wiki/proposals/deltasThunks';
import { proposeTogether } from '@/wiki/proposals/proposeTogether';
import { resolvePlayer, type PlayerChoice } from '@/wiki/proposals/recordsThunks';
import { selectBaseRecord, selectMatch } from '@/wiki/records/recordsSelectors';

export interface Split {
  readonly player: string;
  readonly matches: readonly string[];
  readonly other: PlayerChoice;
  readonly why: Why;
}

/**
 * Proposes in one bundle that matches belong to another person, new or known, and that the two are different
 * people. Throws `NotProposed`.
 */
export const proposeSplit =
  ({ player, matches, other, why }: Split): AppThunk =>
  (dispatch, getState) => {
    const given = dispatch(givenTogether(why));
    const person = dispatch(resolvePlayer(other, given.bundle));
    const moved = matches.flatMap((id) =>
      sidesOf(getState(), id, player).map((side): Edit => ({
        collection: 'match',
        docId: id,
        field: side,
        value: valueOf(person),
      })),
    );
    const known = selectBaseRecord(getState(), 'player', player)?.differentFrom ?? [];
    const isSaid = known.includes(person.id) || known.length >= limits.different;
    const different: Edit = {
      collection: 'player',
      docId: player,
      field: 'differentFrom',
      value: [...known, person.id],
    };
    dispatch(proposeTogether(isSaid ? moved : [...moved, different], given));
    dispatch(
      successShown(
        `split/${player}`,
        message(splitting.proposed, { count: matches.length, name: person.name }),
      ),
    );
  };

const valueOf = ({ id, name }: PlayerValue) => ({ id, name });

/** Sides of a match on which a player stood, merged records included. */
const sidesOf = (state: RootState, id: string, player: string) => {
  const match = selectMatch(state, id);
  return (['player1', 'player2'] as const).filter((side) => match?.[side].id === player);
};
