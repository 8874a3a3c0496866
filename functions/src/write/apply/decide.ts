import { causeOf, type Cause } from '@/model/cause';
import {
  conflictingFields,
  isNewRecord,
  recordIdOf,
  valuesBefore,
  type Delta,
} from '@/model/proposals/delta';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { deltaEffect } from '@/model/proposals/deltaEffect';
import { deriveRecord } from '@/model/records/deriveResult';
import type { AnyRecord } from '@/model/records/records';
import { scoreProblem } from '@/model/records/scoreProblem';
import { applyChange } from '@/overlay/change';
import type { Json } from '@/lib/json';
import { withCurrentCache, withNamesOfDay, type LiveRecords } from '../copies/cachedFields';
import { namedRecords, recordKey, recordOf } from '@/model/proposals/namedRecords';
import type { Sport } from '@/model/sports';
import type { Refusal } from './outcome';
import { isWithheld } from '@/model/privacy/withholding';

export interface DecisionSurroundings {
  readonly live: AnyRecord | undefined;
  readonly taken: boolean;
  /** The existing ones of `namedRecords`. If the delta changes a match's date, also the match's players. */
  readonly named: LiveRecords;
  /** `updatedAt` of the live record that the moderator chose to overwrite. */
  readonly force: number | undefined;
  readonly sports: readonly Sport[];
}

export type Decision =
  | { readonly kind: 'refuse'; readonly outcome: Refusal; readonly cause: Cause }
  | {
      readonly kind: 'apply';
      /** The changed record; the same reference as `live` if nothing differs. */
      readonly record: AnyRecord;
      /** The value that applying replaces, in the shape of the delta's value; `null` for a new record. */
      readonly before: Json;
    };

const refuse = (outcome: Refusal, cause: Cause): Decision => ({ kind: 'refuse', outcome, cause });

/**
 * Decides whether and how to apply a `new` delta of valid shape.
 *
 *   RECORD             DELTA                          DECISION
 *   any                names an absent record         blocked
 *   absent             edit                           missing
 *   taken              new record                     invalid
 *   present            breaks a rule of its sport     invalid
 *   name withheld      any                            invalid
 *   changed            edit                           conflict, unless forced over exactly this version
 *   as the author saw  makes a match contradictory    invalid
 *   as the author saw  edit                           apply
 *   absent             new record                     apply
 */
export function decide(delta: Delta, { live, taken, named, force, sports }: DecisionSurroundings): Decision {
  const id = recordIdOf(delta);
  const record = recordKey({ collection: delta.collection, id });
  if (isNewRecord(delta) && taken) return refuse('invalid', causeOf('existsAlready', { record }));
  if (!isNewRecord(delta) && !live) return refuse('missing', causeOf('doesNotExist', { record }));
  if (live && isWithheldRecord(live)) return refuse('invalid', causeOf('nameWithheld', { record }));
  const absent = namedRecords(delta).find((ref) => !named.has(recordKey(ref)));
  if (absent) return refuse('blocked', causeOf('existsFirst', { record: recordKey(absent) }));

  const current = withCurrentCache(delta, named);
  const problem = proposalProblem(current, { reading: 'stored', sports }, live && sportOf(live));
  if (problem !== undefined) return refuse('invalid', problem);

  const conflict = conflictWith(current, live);
  if (conflict !== undefined && force !== live?.updatedAt) return refuse('conflict', conflict);
  const effect = applyChange<AnyRecord>(live, deltaEffect(current));
  const changed = effect && 'player1' in effect ? withNamesOfDay(effect, named) : effect;
  if (!changed) throw new Error(`Expected delta/${delta.id} to give a record, found none`);
  const contradiction = scoreProblem(changed);
  // An edit need not fix what was there before.
  if (contradiction !== undefined && scoreProblem(live) === undefined)
    return refuse('invalid', contradiction);
  return {
    kind: 'apply',
    record: deriveRecord(delta.collection, changed),
    before: live ? valuesBefore(current, live) : null,
  };
}

export function conflictWith(
  delta: Pick<Delta, 'id' | 'collection' | 'docId' | 'field' | 'value' | 'base'>,
  live: AnyRecord | undefined,
): Cause | undefined {
  const fields = live ? conflictingFields(delta, live) : [];
  if (fields.length === 0) return undefined;
  return causeOf('changedMeanwhile', {
    record: recordKey(recordOf(delta)),
    fields: fields.map(({ path }) => path),
  });
}

const isWithheldRecord = (record: AnyRecord): boolean => 'withheld' in record && isWithheld(record);

function sportOf(record: AnyRecord): string | undefined {
  if ('event' in record) return record.event.sport.id;
  return 'sport' in record ? record.sport.id : undefined;
}
