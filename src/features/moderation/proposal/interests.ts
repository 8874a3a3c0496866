import { createContext, useEffect, useMemo, useRef } from 'react';
import { concernedRecords } from '@/model/proposals/concernedRecords';
import { recordIn, recordKey, type RecordRef } from '@/model/proposals/namedRecords';
import { createAppSelector, useAppSelector, type RootState } from '@/store/typed';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import { selectProposal } from '@/wiki/records/proposalSelectors';
import { selectStandingId } from '@/wiki/records/recordsSelectors';
import { selectIsModerator, selectUid } from '@/wiki/session/sessionSelectors';

/** Keys of the records in which this moderator has declared an interest. */
export const Interests = createContext<ReadonlySet<string>>(new Set());

const selectChanges = createAppSelector([selectCommands], (commands) =>
  commands.flatMap(({ body }) =>
    body.kind === 'declareInterest' || body.kind === 'endInterest' ? [body] : [],
  ),
);

/** The declared interests, including changes that wait in the outbox. Empty until they are read. */
export function useDeclaredInterests(): ReadonlySet<string> {
  const uid = useAppSelector(selectUid);
  const isModerator = useAppSelector(selectIsModerator);
  const asked = uid !== undefined && isModerator ? ({ kind: 'trustOf', uid } as const) : undefined;
  const { data, retry } = useAnswer(asked, true);
  const changes = useAppSelector(selectChanges);
  const waiting = useRef(0);
  useEffect(() => {
    // A change was sent, so the answer is outdated.
    if (changes.length < waiting.current) retry();
    waiting.current = changes.length;
  }, [changes, retry]);
  return useMemo(() => {
    const declared = new Set(data?.interests);
    for (const change of changes)
      if (change.kind === 'declareInterest') declared.add(recordKey(change));
      else declared.delete(recordKey(change));
    return declared;
  }, [data, changes]);
}

/** The records that a proposal is about, each under the id that remains after merging. */
export function selectConcerned(state: RootState, id: string): readonly RecordRef[] {
  const delta = selectDelta(state, id);
  if (delta === undefined) return [];
  return concernedRecords(delta, selectProposal(state, id)?.live).map((record) => remaining(state, record));
}

const remaining = (state: RootState, { collection, id }: RecordRef): RecordRef => ({
  collection,
  id: selectStandingId(state, collection, id) ?? id,
});

/** Those of the interests that are in the record, or in one that was merged into it. */
export const interestsIn = (
  state: RootState,
  record: RecordRef,
  interests: ReadonlySet<string>,
): readonly string[] =>
  [...interests].filter((key) => {
    const declared = recordIn(key);
    return declared !== undefined && recordKey(remaining(state, declared)) === recordKey(record);
  });

export const selectIsInterest = (state: RootState, id: string, interests: ReadonlySet<string>): boolean =>
  interests.size > 0 &&
  selectConcerned(state, id).some((record) => interestsIn(state, record, interests).length > 0);
