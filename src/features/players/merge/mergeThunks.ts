import { merging } from '@/language/en/merging';
import { message } from '@/language/text';
import { buildValue } from '@/model/delta';
import { fieldValue, findField } from '@/model/fields';
import type { Player } from '@/model/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { draftOf } from '@/parts/editing/draft';
import { proposeField } from '@/parts/editing/editingThunks';
import type { AppThunk } from '@/store/typed';
import { givenTogether, noWhy, type Why } from '@/wiki/editing/why';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { proposeTogether } from '@/wiki/proposals/proposeTogether';

export interface Merge {
  /** The page that leads to the other one. */
  readonly source: Player;
  /** The page that stays. */
  readonly target: Player;
  /** Facts of the source that the target takes over. */
  readonly taken: readonly FieldSpec[];
  readonly why: Why;
}

/** Proposes that two players are one person, and the facts that the page that stays takes over. Throws `NotProposed`. */
export const proposeMerge =
  ({ source, target, taken, why }: Merge): AppThunk =>
  (dispatch) => {
    const value = buildValue(taken.map((field) => ({ field, value: fieldValue(source, field) })));
    dispatch(
      proposeTogether(
        [
          // Facts first: once it shows as one person, what the other page says is not at hand any more.
          ...(taken.length > 0
            ? [{ collection: 'player', docId: target.id, field: '', value } as const]
            : []),
          { collection: 'player', docId: source.id, field: 'sameAs', value: target.id },
        ],
        dispatch(givenTogether(why)),
      ),
    );
    const said = message(merging.proposed, { source: source.name, target: target.name });
    dispatch(noticeShown({ id: `merge/${source.id}`, message: said, tone: 'success' }));
  };

/** Proposes that a page is about another person after all; an own proposal that waits is withdrawn. */
export const proposeSeparation =
  (source: string): AppThunk =>
  (dispatch) => {
    const field = findField('player', 'sameAs');
    if (field === undefined) throw new Error('Expected the field sameAs, found none');
    dispatch(proposeField({ collection: 'player', id: source, field, draft: draftOf(null), why: noWhy }));
    dispatch(noticeShown({ id: `merge/${source}`, message: message(merging.separated), tone: 'success' }));
  };
