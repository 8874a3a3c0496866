import { recordIdOf, type Delta } from '@/model/proposals/delta';
import { matchName } from '@/model/matches/matchFacts';
import type { AnyRecord } from '@/model/records/records';
import type { Report } from '@/model/privacy/report';
import type { RootState } from '@/store/typed';
import { selectDeltasOf } from '@/wiki/deltas/deltasSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { selectUid } from '@/wiki/session/sessionSelectors';

/** The newest own proposal for the report's record since the report, unless it was rejected. */
export function selectProposalSince(state: RootState, report: Report): Delta | undefined {
  const uid = selectUid(state);
  if (uid === undefined) return undefined;
  return selectDeltasOf(state, uid).find(
    (delta) =>
      delta.collection === report.collection &&
      recordIdOf(delta) === report.docId &&
      delta.timestamp >= report.at &&
      delta.status !== 'rejected',
  );
}

/** Whether the record is still as the reporter saw it; `undefined` until it is loaded. */
export function selectStanding(
  state: RootState,
  { collection, docId, seen }: Report,
): 'same' | 'changed' | undefined {
  const record: AnyRecord | undefined = selectBaseRecord(state, collection, docId);
  if (record === undefined) return undefined;
  return record.updatedAt > seen ? 'changed' : 'same';
}

export function selectReportedName(
  state: RootState,
  { collection, docId, name }: Report,
): string | undefined {
  const record: AnyRecord | undefined = selectBaseRecord(state, collection, docId);
  if (record === undefined) return name;
  return 'player1' in record ? matchName(record) : record.name;
}
