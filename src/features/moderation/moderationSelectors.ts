import { selectDelta, selectOpenHeld, selectQueueDeltas } from '@/wiki/deltas/deltasSelectors';
import { selectCommandFor, selectCommands } from '@/wiki/outbox/outboxSelectors';
import { selectProposal } from '@/wiki/records/proposalSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
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
import { isDivisible } from '@/model/amending';
import { isDelayed, isRefused, isStuck, type Command } from '@/model/command';
import { conflictingFields, isDeletion, isNewRecord, sameFieldValue, type Delta } from '@/model/delta';
import { findField } from '@/model/fields';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { namedRecords } from '@/model/namedRecords';
import { nameWords } from '@/model/nameSearch';
import type { DeltaId, UserId } from '@/model/ids';
import { collections, type Collection } from '@/model/schema/recordSchema';
import { createAppSelector, type RootState } from '@/store/typed';

/** The fields somebody else has changed since the author looked: applying would undo that work. */
export function selectConflicts(state: RootState, id: string): readonly FieldSpec[] {
  const delta = selectDelta(state, id);
  const live = delta && !isNewRecord(delta) && selectBaseRecord(state, delta.collection, delta.docId);
  return live ? conflictingFields(delta, live) : [];
}

/** Tells whether the proposal is by whoever is signed in. */
export const selectIsOwnProposal = (state: RootState, id: string): boolean => {
  const uid = selectUid(state);
  return uid !== undefined && selectDelta(state, id)?.author === uid;
};

/** Tells whether the record that a proposal changes is still on its way to this device. */
export function selectRecordAwaited(state: RootState, id: string): boolean {
  const delta = selectDelta(state, id);
  if (!delta || isNewRecord(delta) || selectBaseRecord(state, delta.collection, delta.docId)) return false;
  return selectScopesOf(state, delta.collection).some(
    (scope) => selectScopeStatus(state, scope)?.status === 'opening',
  );
}

/** Tells whether that is so of any of the proposals; of thousands none is looked at once all records are here. */
export const selectIsAnyAwaited = (state: RootState, ids: readonly DeltaId[]): boolean =>
  collections
    .flatMap((collection) => selectScopesOf(state, collection))
    .some((scope) => selectScopeStatus(state, scope)?.status === 'opening') &&
  ids.some((id) => selectRecordAwaited(state, id));

/** Where a record comes from; a delta does not say which sport its match belongs to. */
function selectScopesOf(state: RootState, collection: Collection): readonly Scope[] {
  if (collection === 'match')
    return selectSports(state).map(({ id }) => ({ kind: 'matchesOfSport', sport: id }));
  return [{ kind: collection === 'event' ? 'events' : 'players' }];
}

/** The open proposals of new players by the spelling of the name. */
const selectNewPlayersBySpelling = createAppSelector([selectQueueDeltas], (deltas) =>
  groupBy(
    deltas.filter((delta) => delta.collection === 'player' && isNewRecord(delta)),
    (delta) => spellingOf(nameIn(delta) ?? ''),
  ),
);

const spellingOf = (name: string): string => nameWords(name).join(' ');

/** How many other open proposals want to change the same field, or the same record as a whole. */
export function selectRivalCounts(
  state: RootState,
  id: string,
): { readonly own: number; readonly others: number } {
  const delta = selectDelta(state, id);
  const rivals = delta === undefined ? [] : selectRivals(state, delta);
  const own = rivals.filter(({ author }) => author === delta?.author).length;
  return { own, others: rivals.length - own };
}

/** How many other open proposals are of a new player who would have the same name. */
export function selectSameNames(state: RootState, id: string): number {
  const wanted = selectProposedName(state, id);
  if (wanted === undefined) return 0;
  const alike = selectNewPlayersBySpelling(state).get(spellingOf(wanted.name)) ?? [];
  return alike.filter((other) => other.id !== id).length;
}

/** The open proposals for new records that this one names or edits: it cannot be applied without them. */
export function selectPrerequisites(state: RootState, id: string): readonly Delta[] {
  const delta = selectDelta(state, id);
  if (delta === undefined) return [];
  const { collection, docId } = delta;
  const needed = [...namedRecords(delta), ...(docId === '' ? [] : [{ collection, id: docId }])];
  return needed.flatMap((ref) => {
    // A new record takes the id of its proposal.
    const other = selectDelta(state, ref.id);
    const isOpen = other?.status === 'new' && isNewRecord(other) && other.collection === ref.collection;
    return isOpen ? [other] : [];
  });
}

/** Proposals with all open ones that they cannot be applied without, and what those need in turn. */
export function selectWithPrerequisites(state: RootState, ids: readonly DeltaId[]): readonly DeltaId[] {
  const all = new Set(ids);
  // Those that are added on the way are gone through as well.
  for (const id of all) for (const before of selectPrerequisites(state, id)) all.add(before.id);
  return [...all];
}

/** The errors of a proposal, and of those that it cannot be applied without; compare them deeply. */
export const selectErrorsWithin = (state: RootState, id: DeltaId): readonly Flag[] =>
  selectWithPrerequisites(state, [id]).flatMap((each) => selectErrors(state, each));

/** Tells whether the proposal is being applied: asked for here and not answered yet, or under way on the server. */
export function selectIsApplying(state: RootState, id: string): boolean {
  if (selectDelta(state, id)?.applying) return true;
  const command = selectCommandFor(state, `delta/${id}`);
  return command?.body.kind === 'applyDeltas' && !isRefused(command);
}

/**
 * Tells whether a moderator can change what it proposes, and whether some of it can be left. A deletion, and what is said of
 * a page as a whole, is right or wrong.
 */
export function selectAmendable(state: RootState, id: string): 'no' | 'whole' | 'inPart' {
  const delta = selectDelta(state, id);
  if (delta === undefined || isDeletion(delta)) return 'no';
  if (findField(delta.collection, delta.field)?.apart) return 'no';
  return isDivisible(delta) ? 'inPart' : 'whole';
}

/** The refused command for a proposal, which waits for its user. */
export function selectRefused(state: RootState, id: string) {
  const command = selectCommandFor(state, `delta/${id}`);
  return command && isRefused(command) ? command : undefined;
}

/** Tells whether the record says already what is proposed, so that applying changes nothing. */
export function selectSaysNothingNew(state: RootState, id: string): boolean {
  const view = selectProposal(state, id);
  return (
    view?.live !== undefined &&
    !isDeletion(view.delta) &&
    view.fields.every(({ field, live, proposed }) => sameFieldValue(field, live, proposed))
  );
}

const decisions = ['applyDeltas', 'rejectDelta', 'deleteDelta'] as const;
export type DecisionKind = (typeof decisions)[number];

/** Decisions that can still be undone, oldest first. */
export const selectDelayedCommands = createAppSelector(
  [selectCommands],
  (commands): readonly Command[] =>
    commands.filter((command) => isDelayed(command) && decisions.some((kind) => kind === command.body.kind)),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** Proposals decided together that can still be undone together. */
export interface DelayedDecision {
  readonly kind: DecisionKind;
  /** Device time, epoch milliseconds. */
  readonly sendAfter: number;
  readonly count: number;
}

/** The same by what was decided at once; new objects each time, so compare them deeply. */
export function selectDelayedDecisions(state: RootState): readonly DelayedDecision[] {
  const delayed = new Map<number, DelayedDecision>();
  for (const { body, sendAfter = 0 } of selectDelayedCommands(state)) {
    if (body.kind !== 'applyDeltas' && body.kind !== 'rejectDelta' && body.kind !== 'deleteDelta') continue;
    const count =
      (delayed.get(sendAfter)?.count ?? 0) + (body.kind === 'applyDeltas' ? body.deltaIds.length : 1);
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

/** The open proposals that still ask for this moderator's decision, oldest first. */
export const selectUndecided = createAppSelector(
  [selectQueueDeltas, selectAppliedHere],
  (deltas, applied): readonly Delta[] =>
    applied.size === 0 ? deltas : deltas.filter(({ id }) => !applied.has(id)),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** The same with what another scope holds of them, oldest first. */
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

/** Those who have made them, each once. */
export const selectQueueAuthors: (state: RootState, other: ScopeKey | undefined) => readonly UserId[] =
  createAppSelector(
    [selectUndecidedWith],
    (deltas): readonly UserId[] => [...new Set(deltas.map(({ author }) => author))],
    { memoizeOptions: { resultEqualityCheck: sameItems } },
  );

/** How many proposals the server has been asked to apply and has not answered for. */
export const selectApplyingCount = (state: RootState): number =>
  selectCommands(state).reduce(
    (count, command) =>
      command.body.kind === 'applyDeltas' && !isStuck(command) && !isDelayed(command)
        ? count + command.body.deltaIds.length
        : count,
    0,
  );
