import { eventMerging } from '@/language/en/eventMerging';
import { message } from '@/language/text';
import { buildValue } from '@/model/proposals/delta';
import { fieldValue } from '@/model/records/fields';
import type { MatchPair } from '@/model/matches/matchPairs';
import type { Event } from '@/model/records/records';
import { fieldSpecs, type Collection } from '@/model/schema/recordSchema';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { AppThunk } from '@/store/typed';
import { givenTogether, noWhy, type Why } from '@/wiki/editing/why';
import { selectPendingDelta } from '@/wiki/editing/editingSelectors';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { withdrawDelta } from '@/wiki/proposals/deltasThunks';
import { proposeTogether } from '@/wiki/proposals/proposeTogether';
import { selectDoublesOfEvent } from '@/wiki/records/eventMergeSelectors';
import { selectDoubles, selectMergedAs } from '@/wiki/records/identitiesSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';

export interface EventMerge {
  readonly source: Event;
  readonly target: Event;
  readonly taken: readonly FieldSpec[];
  readonly pairs: readonly MatchPair[];
  readonly why: Why;
}

/** The facts with those that qualify them: a date is taken over as precisely as it is known. */
const withBeside = ({ source, target, taken }: EventMerge): readonly FieldSpec[] =>
  fieldSpecs.event.filter((field, at, all) =>
    field.beside
      ? taken.some(({ path }) => path === all[at - 1]?.path) &&
        fieldValue(source, field) !== fieldValue(target, field)
      : taken.some(({ path }) => path === field.path),
  );

/**
 * Proposes that two events are one: the facts the target takes over, `sameAs` for each paired match, then the
 * event itself. Skips what is already stored or proposed. Throws `NotProposed`.
 */
export const proposeEventMerge =
  (merge: EventMerge): AppThunk =>
  (dispatch, getState) => {
    const { source, target, taken, pairs, why } = merge;
    const state = getState();
    const doubles = selectDoubles(state);
    const value = buildValue(withBeside(merge).map((field) => ({ field, value: fieldValue(source, field) })));
    const sameAs = (collection: Collection, docId: string, id: string) =>
      ({ collection, docId, field: 'sameAs', value: id }) as const;
    dispatch(
      proposeTogether(
        [
          ...(taken.length > 0 ? [{ collection: 'event', docId: target.id, field: '', value } as const] : []),
          ...pairs
            .filter(({ goes, stays }) => doubles.get(goes)?.id !== stays)
            .map(({ goes, stays }) => sameAs('match', goes, stays)),
          ...(selectMergedAs(state, 'event', source.id) === target.id
            ? []
            : [sameAs('event', source.id, target.id)]),
        ],
        dispatch(givenTogether(why)),
      ),
    );
    const said = message(eventMerging.proposed, { source: source.name, target: target.name });
    dispatch(successShown(`merge/${source.id}`, said));
  };

/** Proposes that an event and its matches are separate again. Own open merge proposals are withdrawn. */
export const proposeEventSeparation =
  (source: string): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const said = [
      ...selectDoublesOfEvent(state, source).map((id) => ({ collection: 'match', id }) as const),
      { collection: 'event', id: source } as const,
    ];
    const isConfirmed = ({ collection, id }: (typeof said)[number]) =>
      selectBaseRecord(state, collection, id)?.sameAs !== undefined;
    const separations = said
      .filter(isConfirmed)
      .map(({ collection, id }) => ({ collection, docId: id, field: 'sameAs', value: null }));
    dispatch(proposeTogether(separations, dispatch(givenTogether(noWhy))));
    for (const each of said) {
      const waiting = selectPendingDelta(state, each.collection, each.id, 'sameAs');
      if (waiting && !isConfirmed(each)) dispatch(withdrawDelta(waiting.id));
    }
    dispatch(successShown(`merge/${source}`, message(eventMerging.separated)));
  };
