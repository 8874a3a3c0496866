import { merging } from '@/language/en/merging';
import { message } from '@/language/text';
import { buildValue } from '@/model/proposals/delta';
import { fieldValue, findField } from '@/model/records/fields';
import type { Player } from '@/model/records/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { draftOf } from '@/parts/drafts/draft';
import { proposeField } from '@/parts/dialogs/editingThunks';
import type { AppThunk } from '@/store/typed';
import { givenTogether, noWhy, type Why } from '@/wiki/editing/why';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { proposeTogether } from '@/wiki/proposals/proposeTogether';

export interface Merge {
  readonly source: Player;
  readonly target: Player;
  readonly taken: readonly FieldSpec[];
  readonly why: Why;
}

/**
 * Proposes that two players are one person, and the facts that the target takes over. Throws `NotProposed`.
 */
export const proposeMerge =
  ({ source, target, taken, why }: Merge): AppThunk =>
  (dispatch) => {
    const value = buildValue(taken.map((field) => ({ field, value: fieldValue(source, field) })));
    dispatch(
      proposeTogether(
        [
          ...(taken.length > 0
            ? [{ collection: 'player', docId: target.id, field: '', value } as const]
            : []),
          { collection: 'player', docId: source.id, field: 'sameAs', value: target.id },
        ],
        dispatch(givenTogether(why)),
      ),
    );
    const said = message(merging.proposed, { source: source.name, target: target.name });
    dispatch(successShown(`merge/${source.id}`, said));
  };

/** Proposes that a merged player is someone else after all. An own open merge proposal is withdrawn. */
export const proposeSeparation =
  (source: string): AppThunk =>
  (dispatch) => {
    const field = findField('player', 'sameAs');
    if (field === undefined) throw new Error('Expected the field sameAs, found none');
    dispatch(proposeField({ collection: 'player', id: source, field, draft: draftOf(null), why: noWhy }));
    dispatch(successShown(`merge/${source}`, message(merging.separated)));
  };
