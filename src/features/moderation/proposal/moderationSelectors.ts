import {
  selectDelta,
  selectFollowedUpTo,
  selectOpenHeld,
  selectQueueDeltas,
} from '@/wiki/deltas/deltasSelectors';
import { selectCommandFor, selectCommands } from '@/wiki/outbox/outboxSelectors';
import { selectProposal } from '@/wiki/records/proposalSelectors';
import { selectBaseRecord, selectStandingId } from '@/wiki/records/recordsSelectors';
import { selectErrors } from '@/wiki/review/flagSelectors';
import type { Flag } from '@/wiki/review/flags';
import { nameIn, selectProposedName } from '@/wiki/review/proposedName';
import { selectRivals } from '@/wiki/review/rivals';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import type { Scope, ScopeKey } from '@/backend/scope';
import { groupBy } from '@/lib/groupBy';
import { sameItems } from '@/lib/sameItems';
import { isDivisible } from '@/model/proposals/amending';
import { isDelayed, isRefused, isStuck, type Command } from '@/model/proposals/command';
import type { DateString } from '@/model/dates';
import {
  conflictingFields,
  isDeletion,
  isNewEvent,
  isNewRecord,
  sameFieldValue,
  type Delta,
} from '@/model/proposals/delta';
import { findField } from '@/model/records/fields';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { namedRecords, type RecordRef } from '@/model/proposals/namedRecords';
import { nameWords } from '@/model/names/nameSearch';
import type { DeltaId, UserId } from '@/model/ids';
import { collections, type Collection } from '@/model/schema/recordSchema';
import { createAppSelector, type RootState } from '@/store/typed';

/** Whether one of the proposals is of an event, which can be approved with its application. */
export const selectHasNewEvent = (state: RootState, ids: readonly DeltaId[]): boolean =>
  ids.some((id) => {
    const delta = selectDelta(state, id);
    return delta !== undefined && isNewEvent(delta);
  });

export function selectConflicts(state: RootState, id: string): readonly FieldSpec[] {
  const delta = selectDelta(state, id);
  const live = delta && !isNewRecord(delta) && selectBaseRecord(state, delta.collection, delta.docId);
  return live ? conflictingFields(delta, live) : [];
}

export const selectIsOwnProposal = (state: RootState, id: string): boolean => {
  const uid = selectUid(state);
  return uid !== undefined && selectDelta(state, id)?.author === uid;
};

export function selectRecordAwaited(state: RootState, id: string): boolean {
  const delta = selectDelta(state, id);
  if (!delta || isNewRecord(delta) || selectBaseRecord(state, delta.collection, delta.docId)) return false;
  return selectScopesOf(state, delta.collection).some(
    (scope) => selectScopeStatus(state, scope)?.status === 'opening',
  );
}

/**
 * Whether `selectRecordAwaited` holds for any of them. While no scope is opening, it visits none of the
 * proposals.
 */
export const selectIsAnyAwaited = (state: RootState, ids: readonly DeltaId[]): boolean =>
  collections
    .flatMap((collection) => selectScopesOf(state, collection))
    .some((scope) => selectScopeStatus(state, scope)?.status === 'opening') &&
  ids.some((id) => selectRecordAwaited(state, id));

/** Scopes that may load a record. A delta does not say its match's sport, so matches have one per sport. */
function selectScopesOf(state: RootState, collection: Collection): readonly Scope[] {
  if (collection === 'match')
    return selectSports(state).map(({ id }) => ({ kind: 'matchesOfSport', sport: id }));
  return [{ kind: collection === 'event' ? 'events' : 'players' }];
}

const selectNewPlayersBySpelling = createAppSelector([selectQueueDeltas], (deltas) =>
  groupBy(
    deltas.filter((delta) => delta.collection === 'player' && isNewRecord(delta)),
    (delta) => spellingOf(nameIn(delta) ?? ''),
  ),
);

const spellingOf = (name: string): string => nameWords(name).join(' ');

export function selectRivalCounts(
  state: RootState,
  id: string,
): { readonly own: number; readonly others: number } {
  const delta = selectDelta(state, id);
  const rivals = delta === undefined ? [] : selectRivals(state, delta);
  const own = rivals.filter(({ author }) => author === delta?.author).length;
  return { own, others: rivals.length - own };
}

export function selectSameNames(state: RootState, id: string): number {
  const wanted = selectProposedName(state, id);
  if (wanted === undefined) return 0;
  const alike = selectNewPlayersBySpelling(state).get(spellingOf(wanted.name)) ?? [];
  return alike.filter((other) => other.id !== id).length;
}

/** The open proposals of new records that this one refers to or edits. It cannot be applied without them. */
export function selectPrerequisites(state: RootState, id: string): readonly Delta[] {
  const delta = selectDelta(state, id);
  if (delta === undefined) return [];
  const { collection, docId } = delta;
  const needed = [...namedRecords(delta), ...(docId === '' ? [] : [{ collection, id: docId }])];
  return needed.flatMap((ref) => {
    // A new record has the id of its proposal.
    const other = selectDelta(state, ref.id);
    const isOpen = other?.status === 'new' && isNewRecord(other) && other.collection === ref.collection;
    return isOpen ? [other] : [];
  });
}

/**
 * Records that a proposal names, and that neither exist nor are proposed any more: their proposal was rejected. What
 * is not on this device counts only if the device has all records of that collection and the whole queue.
 */
export function selectLost(state: RootState, id: string): readonly RecordRef[] {
  const delta = selectDelta(state, id);
  return (delta === undefined ? [] : namedRecords(delta)).filter((ref) => {
    if (selectBaseRecord(state, ref.collection, ref.id) !== undefined) return false;
    if (selectStandingId(state, ref.collection, ref.id) !== undefined) return false;
    const proposed = selectDelta(state, ref.id);
    if (proposed !== undefined) return proposed.status === 'rejected' && isNewRecord(proposed);
    const isLive = (scope: Scope) => selectScopeStatus(state, scope)?.status === 'live';
    const isWhole = isLive({ kind: 'queue' }) && selectFollowedUpTo(state) === Infinity;
    return isWhole && selectScopesOf(state, ref.collection).every(isLive);
  });
}

/** Adds the open proposals that these cannot be applied without, transitively. */
export function selectWithPrerequisites(state: RootState, ids: readonly DeltaId[]): readonly DeltaId[] {
  const all = new Set(ids);
  // Iterating a set also visits members added during the loop.
  for (const id of all) for (const before of selectPrerequisites(state, id)) all.add(before.id);
  return [...all];
}

/** Errors of a proposal and of its prerequisites. Compare them deeply. */
export const selectErrorsWithin = (state: RootState, id: DeltaId, today: DateString): readonly Flag[] =>
  selectWithPrerequisites(state, [id]).flatMap((each) => selectErrors(state, each, today));

export function selectIsApplying(state: RootState, id: string): boolean {
  if (selectDelta(state, id)?.applying) return true;
  const command = selectCommandFor(state, `delta/${id}`);
  return command?.body.kind === 'applyDeltas' && !isRefused(command);
}

/**
 * Whether a moderator can amend the proposal, and leave out a part of it. A deletion, or a statement about
 * the whole page, can only be applied or rejected.
 */
export function selectAmendable(state: RootState, id: string): 'no' | 'whole' | 'inPart' {
  const delta = selectDelta(state, id);
  if (delta === undefined || isDeletion(delta)) return 'no';
  if (findField(delta.collection, delta.field)?.apart) return 'no';
  return isDivisible(delta) ? 'inPart' : 'whole';
}

export function selectRefused(state: RootState, id: string) {
  const command = selectCommandFor(state, `delta/${id}`);
  return command && isRefused(command) ? command : undefined;
}

export function selectSaysNothingNew(state: RootState, id: string): boolean {
  const view = selectProposal(state, id);
  return (
    view?.live !== undefined &&
    !isDeletion(view.delta) &&
    view.fields.every(({ field, live, proposed }) => sameFieldValue(field, live, proposed))
  );
}

export type DecisionKind = 'applyDeltas' | 'rejectDelta' | 'deleteDelta';

const isDecision = (command: Command): command is Command<DecisionKind> =>
  ['applyDeltas', 'rejectDelta', 'deleteDelta'].includes(command.body.kind);

export const selectDelayedCommands = createAppSelector(
  [selectCommands],
  (commands): readonly Command<DecisionKind>[] =>
    commands.filter((command) => isDelayed(command)).filter(isDecision),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

export const decidedIn = (body: Command<DecisionKind>['body']): readonly DeltaId[] =>
  body.kind === 'applyDeltas' ? body.deltaIds : [body.deltaId];

export interface DelayedDecision {
  readonly kind: DecisionKind;
  /** Device time, epoch milliseconds. */
  readonly sendAfter: number;
  readonly count: number;
}

/** Delayed commands by decision. Returns new objects each time: compare them deeply. */
export function selectDelayedDecisions(state: RootState): readonly DelayedDecision[] {
  const delayed = new Map<number, DelayedDecision>();
  for (const { body, sendAfter = 0 } of selectDelayedCommands(state)) {
    const count = (delayed.get(sendAfter)?.count ?? 0) + decidedIn(body).length;
    delayed.set(sendAfter, { kind: body.kind, sendAfter, count });
  }
  return [...delayed.values()];
}

const selectAppliedHere = createAppSelector(
  [selectCommands],
  (commands): ReadonlySet<string> =>
    new Set(
      commands.flatMap((command) =>
        command.body.kind === 'applyDeltas' && !isStuck(command) ? command.body.deltaIds : [],
      ),
    ),
);

/** Open proposals without a decision of this moderator, oldest first. */
export const selectUndecided = createAppSelector(
  [selectQueueDeltas, selectAppliedHere],
  (deltas, applied): readonly Delta[] =>
    applied.size === 0 ? deltas : deltas.filter(({ id }) => !applied.has(id)),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

export const selectUndecidedWith: (state: RootState, other: ScopeKey | undefined) => readonly Delta[] =
  createAppSelector(
    [
      selectUndecided,
      (state: RootState, other: ScopeKey | undefined) =>
        other === undefined ? none : selectOpenHeld(state, other),
      selectAppliedHere,
    ],
    (deltas, others, applied): readonly Delta[] => {
      const known = new Set(deltas.map(({ id }) => id));
      const more = others.filter(({ id }) => !known.has(id) && !applied.has(id));
      return more.length === 0 ? deltas : [...deltas, ...more].sort((a, b) => a.timestamp - b.timestamp);
    },
  );

const none: readonly Delta[] = [];

export const selectQueueAuthors: (state: RootState, other: ScopeKey | undefined) => readonly UserId[] =
  createAppSelector(
    [selectUndecidedWith],
    (deltas): readonly UserId[] => [...new Set(deltas.map(({ author }) => author))],
    { memoizeOptions: { resultEqualityCheck: sameItems } },
  );

export const selectApplyingCount = (state: RootState): number =>
  selectCommands(state).reduce(
    (count, command) =>
      command.body.kind === 'applyDeltas' && !isStuck(command) && !isDelayed(command)
        ? count + command.body.deltaIds.length
        : count,
    0,
  );
