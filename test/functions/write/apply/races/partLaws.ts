import { dequal } from 'dequal';
import type { DocumentData } from 'firebase-admin/firestore';
import { isJsonObject, type Json } from '@/lib/json';
import type { Docs } from '../../../documents';
import type { Answer } from './answer';

interface Proposed {
  readonly id: string;
  readonly doc: DocumentData;
}

/** All proposals; a rest follows the proposal it came from. */
export function proposedIn(before: Docs, after: Docs): readonly Proposed[] {
  return Object.entries(before)
    .filter(([path]) => path.startsWith('delta/'))
    .flatMap(([path, doc]) => withRests({ id: path.slice('delta/'.length), doc }, after));
}

function withRests(proposed: Proposed, after: Docs): readonly Proposed[] {
  const { id, doc } = proposed;
  const decided = after[`delta/${id}`];
  const rest: unknown = decided?.['rest'];
  if (typeof rest !== 'string') return [proposed];
  const left = (value: Json): Json => without(value, decided?.['value']);
  const next = { ...doc, value: left(doc['value']), base: left(doc['base']) };
  return [proposed, ...withRests({ id: rest, doc: next }, after)];
}

const without = (value: Json, applied: Json | undefined): Json =>
  Object.fromEntries(Object.entries(fieldsOf(value)).filter(([field]) => !(field in fieldsOf(applied))));

const fieldsOf = (value: Json | undefined): Readonly<Record<string, Json>> =>
  value !== undefined && isJsonObject(value) ? value : {};

/**
 * The faults of values that moderators have changed or left out. The record has to hold what the deciding moderator
 * wrote, beside what the author wrote; and each field of a proposal is decided once, or waits in the rest.
 */
export function partFaults(before: Docs, after: Docs, answers: readonly Answer[]): readonly string[] {
  const proposed = proposedIn(before, after);
  const known = new Set(proposed.map(({ id }) => `delta/${id}`));
  return [
    ...proposed.flatMap((each) => amendFaults(each, after[`delta/${each.id}`], answers)),
    ...proposed
      .filter(({ id }) => !isHeard(after[`delta/${id}`]))
      .map(({ id }) => `${id} is rejected without a reason`),
    ...(known.size === proposed.length ? [] : ['two proposals have the same rest']),
    ...Object.keys(after)
      .filter((path) => path.startsWith('delta/') && !known.has(path))
      .map((path) => `${path} is nobody's proposal and the rest of none`),
    ...Object.entries(before).flatMap(([path, doc]) => fieldFaults(path, doc, after)),
  ];
}

const ofAuthor = [
  'collection',
  'docId',
  'field',
  'author',
  'base',
  'note',
  'source',
  'bundle',
  'thread',
] as const;

function amendFaults(
  { id, doc }: Proposed,
  stored: DocumentData | undefined,
  answers: readonly Answer[],
): readonly string[] {
  if (stored === undefined) return [];
  const writers = answers.flatMap(({ id: of, by, wrote }) => (of === id && wrote ? [{ by, ...wrote }] : []));
  const [one] = writers;
  const isChanged = one?.amend !== undefined && !dequal(one.amend, doc['value']);
  const isDeletion = doc['docId'] !== '' && doc['value'] === null;
  const wanted = {
    ...Object.fromEntries(ofAuthor.map((field) => [field, doc[field]])),
    value: isChanged ? one.amend : doc['value'],
    amended: isChanged ? { proposed: doc['value'], by: one.by } : undefined,
    ...(one && !isDeletion && { decidedBy: one.by }),
  };
  const found = Object.fromEntries(Object.keys(wanted).map((field) => [field, stored[field]]));
  const wantedWriters = stored['status'] === 'applied' ? 1 : 0;
  return [
    ...(dequal(found, wanted)
      ? []
      : [`${id} is ${JSON.stringify(found)}, and should be ${JSON.stringify(wanted)}`]),
    ...(isDeletion || writers.length === wantedWriters
      ? []
      : [
          `${id} is ${stored['status']}, and was written by ${writers.map(({ by }) => by).join() || 'nobody'}`,
        ]),
  ];
}

function fieldFaults(path: string, doc: DocumentData, after: Docs): readonly string[] {
  if (!path.startsWith('delta/') || doc['docId'] === '') return [];
  const decided = withRests({ id: path.slice('delta/'.length), doc }, after)
    // The author or a moderator has ended all of a missing one, according to the answers.
    .flatMap(({ id, doc: open }) => Object.keys(fieldsOf((after[`delta/${id}`] ?? open)['value'])))
    .sort();
  const wanted = Object.keys(fieldsOf(doc['value'])).sort();
  return dequal(decided, wanted)
    ? []
    : [`${path} proposes ${wanted.join()}, and decided is ${decided.join()}`];
}

const isHeard = (doc: DocumentData | undefined): boolean =>
  doc?.['status'] !== 'rejected' || (typeof doc['reason'] === 'string' && doc['reason'] !== '');
