import { type Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import { deltaEffect } from '@/model/proposals/deltaEffect';
import { isDeletion, isNewRecord, recordIdOf, valuesBefore, type Delta } from '@/model/proposals/delta';
import { deriveRecord } from '@/model/records/deriveResult';
import { recordKey } from '@/model/proposals/namedRecords';
import type { AnyRecord } from '@/model/records/records';
import { isCollection } from '@/model/schema/recordSchema';
import { supersessionOf } from '@/model/proposals/supersession';
import { applyChange } from '@/overlay/change';
import { readDelta, readRecord } from '../../../../../functions/src/base/documents';
import type { Docs } from '../../../documents';
import { decides, type Answer } from './answer';
import { claimFaults } from './claimLaws';
import { partFaults, proposedIn } from './partLaws';
import { docs as before } from './stories';

/** Faults in the documents after the acts of two moderators and two authors; empty if there are none. */
export function faultsOf(after: Docs, answers: readonly Answer[]): readonly string[] {
  const ids = new Set([...proposedIn(before, after).map(({ id }) => id), ...idsIn(after)]);
  return [
    ...answers
      .filter(({ done, words }) => !done && !words)
      .map(({ by, kind, id }) => `${by} is not told that ${kind} of ${id} was in vain`),
    ...[...ids].flatMap((id) => endFaults(id, after, answers)),
    ...historyFaults(after),
    ...partFaults(before, after, answers),
    ...claimFaults(ids, after, answers),
  ];
}

const idsIn = (docs: Docs): readonly string[] =>
  Object.keys(docs).flatMap((path) => (path.startsWith('delta/') ? [path.slice('delta/'.length)] : []));

/** A proposal ends once, with the outcome that the function reported to the caller. */
function endFaults(id: string, after: Docs, answers: readonly Answer[]): readonly string[] {
  const doc = after[`delta/${id}`];
  const ends = answers.filter((answer) => answer.id === id && answer.done && decides(answer));
  const told = ends.map(({ by, kind }) => `${kind} by ${by}`).join(', ') || 'nothing';
  const fault = `${id} is ${JSON.stringify(endOf(doc))}, and told was ${told}`;
  return isEndedAsTold(doc, ends, after) ? [] : [fault];
}

const endOf = (doc: DocumentData | undefined) =>
  doc && {
    status: doc['status'],
    decidedBy: doc['decidedBy'],
    cause: doc['reasonCause'],
    applying: doc['applying'],
  };

function isEndedAsTold(doc: DocumentData | undefined, ends: readonly Answer[], after: Docs): boolean {
  if (doc === undefined)
    return ends.length > 0 && ends.every(({ kind }) => kind === 'remove' || kind === 'withdraw');
  if ('applying' in doc) return false;
  const { status, decidedBy, docId, value, reasonCause } = doc;
  switch (status) {
    case 'new':
      return ends.length === 0 && decidedBy === undefined;
    case 'applied':
      return (
        ends.length > 0 &&
        ends.every(
          ({ kind, by }) => kind === 'apply' && (by === decidedBy || (docId !== '' && value === null)),
        )
      );
    case 'rejected':
      return reasonCause === undefined
        ? ends.length > 0 && ends.every(({ kind, by }) => kind === 'reject' && by === decidedBy)
        : ends.length === 0 && isEndedByAnother(doc, after);
    default:
      return false;
  }
}

/** Whether the named cause of the rejection exists: the applied rival, or the tombstone. */
const isEndedByAnother = (
  { reasonCause, collection, docId, rejectedIn }: DocumentData,
  after: Docs,
): boolean =>
  reasonCause.code === 'recordDeleted'
    ? after[`${collection}/${docId}`]?.['deletedIn'] === rejectedIn
    : after[`delta/${reasonCause.values.id}`]?.['status'] === 'applied';

interface Step {
  readonly delta: Delta;
  readonly at: Timestamp;
  readonly record: AnyRecord | undefined;
}

/** Each record equals its applied deltas in order, and nothing that a later one ended stays open. */
function historyFaults(after: Docs): readonly string[] {
  const applied = Object.entries(after)
    .filter(([path, doc]) => path.startsWith('delta/') && doc['status'] === 'applied')
    .map(([path, doc]) => ({ delta: deltaAt(path, doc), at: doc['decidedAt'] as Timestamp }))
    .sort((a, b) => a.at.valueOf().localeCompare(b.at.valueOf()));
  const records = new Map<string, AnyRecord | undefined>();
  const steps: Step[] = [];
  const faults: string[] = [];
  for (const { delta, at } of applied) {
    const key = recordKey({ collection: delta.collection, id: recordIdOf(delta) });
    const live = records.has(key) ? records.get(key) : recordAt(key, before[key]);
    const replaced = live === undefined ? null : valuesBefore(delta, live);
    if (!isDeletion(delta) && JSON.stringify(delta.before) !== JSON.stringify(replaced))
      faults.push(
        `${delta.id} replaced ${JSON.stringify(replaced)} and says ${JSON.stringify(delta.before)}`,
      );
    const next = isDeletion(delta) ? undefined : changed(live, delta);
    records.set(key, next);
    steps.push({ delta, at, record: next });
  }
  for (const path of new Set([...recordsIn(before), ...recordsIn(after)])) {
    const wanted = bare(records.has(path) ? records.get(path) : recordAt(path, before[path]));
    const found = bare(recordAt(path, after[path]));
    if (wanted !== found) faults.push(`${path} is ${found}, and its history says ${wanted}`);
  }
  return [...faults, ...openBeside(after, steps)];
}

function changed(live: AnyRecord | undefined, delta: Delta): AnyRecord | undefined {
  const next = applyChange<AnyRecord>(live, deltaEffect(delta));
  return next && deriveRecord(delta.collection, next);
}

/** Proposals that are open although something applied later has ended them. */
const openBeside = (after: Docs, steps: readonly Step[]): readonly string[] =>
  Object.entries(after)
    .filter(([path, doc]) => path.startsWith('delta/') && doc['status'] === 'new')
    .flatMap(([path, doc]) => {
      const open = deltaAt(path, doc);
      return steps
        .filter(({ at, delta }) => at > doc['timestamp'] && delta.id !== open.id)
        .filter(({ delta, record }) =>
          record
            ? supersessionOf(open, delta, record) !== undefined
            : !isNewRecord(open) && open.collection === delta.collection && open.docId === delta.docId,
        )
        .map(({ delta }) => `${open.id} is open beside ${delta.id}`);
    });

const recordsIn = (docs: Docs): readonly string[] =>
  Object.keys(docs).filter((path) => isCollection(path.split('/')[0]));

/** Without times from the server, and without the copy of the event's day, which a job refreshes. */
function bare(record: AnyRecord | undefined): string {
  const { updatedAt: _, created: __, deleted: ___, event, ...rest }: DocumentData = { ...record };
  const fields = { ...rest, event: event?.id };
  return JSON.stringify(Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))));
}

const stored = (path: string, data: DocumentData | undefined) =>
  ({ id: path.split('/')[1] ?? '', data: () => data }) satisfies Pick<DocumentSnapshot, 'id' | 'data'>;

function deltaAt(path: string, doc: DocumentData): Delta {
  const read = readDelta(stored(path, doc));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

function recordAt(path: string, doc: DocumentData | undefined): AnyRecord | undefined {
  const collection = path.split('/')[0];
  if (!isCollection(collection)) throw new Error(`Expected the path of a record, found ${path}`);
  const read = readRecord(collection, stored(path, doc));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
