import { isJsonObject, type Json } from '@/lib/json';
import { knownDate, type DateString, type KnownDate } from '@/model/dates';
import {
  fieldChanges,
  isNewRecord,
  recordIdOf,
  sameFieldValue,
  type Delta,
  valuesByPath,
} from '@/model/proposals/delta';
import type { AnyRecord, Match } from '@/model/records/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { valuesReplaced } from '@/model/proposals/versions';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectBundle, selectDelta, selectDeltasOf, selectHistory } from '../deltas/deltasSelectors';
import { selectKeepsYear } from '../records/minorSelectors';
import { selectProposal, type ProposalView } from '../records/proposalSelectors';
import {
  selectBaseRecord,
  selectMatch,
  selectMatchIdsOfPlayer,
  selectPlayer,
  selectStandingId,
  selectMatchesOfEvent,
} from '../records/recordsSelectors';
import { selectProfile } from '../session/profileSelectors';
import { selectSport } from '../sports/sportsSelectors';
import { authorRecordOf, isFaulted, type AuthorRecord } from './authorRecord';
import { selectIsRecordRead } from './authorScopes';
import type { AgeThen, FlagFacts, Namesake } from './flagRules/flagRule';
import { givesSource } from './flagRules/stated';
import { statesResult } from './flagRules/results';
import { flagsOf, forAuthor, type Flag } from './flags';
import { selectKnownEvent, selectKnownMatch } from './nearDuplicates';
import { otherGenderIn, type Fought } from './otherGender';
import { selectOtherSource } from './otherSource';
import { newHostsOf } from './newHosts';
import { proposedNameOf } from './proposedName';
import { nameWords } from '@/model/names/nameSearch';

export interface FlagSources {
  readonly today?: DateString | undefined;
  readonly top: ReadonlySet<string>;
  /** Other players who may have the name: those with it or a similar one, and those whose name goes on. */
  readonly namesakesOf: (name: string, player: string) => NamesakeIds;
  readonly fought?: Fought | undefined;
}

export interface NamesakeIds {
  readonly alike: readonly string[];
  readonly longer: readonly string[];
}

const stateAlone: FlagSources = { top: new Set(), namesakesOf: () => ({ alike: [], longer: [] }) };

export const selectAuthorRecord: (state: RootState, author: string) => AuthorRecord = createAppSelector(
  [selectDeltasOf],
  authorRecordOf,
);

const selectFaulted: (state: RootState, author: string) => readonly Delta[] = createAppSelector(
  [selectDeltasOf],
  (deltas) => deltas.filter(isFaulted),
);

const selectIsBundleSourced: (state: RootState, author: string, bundle: string) => boolean =
  createAppSelector([selectBundle], (deltas) => deltas.some(givesSource));

/** Applied proposals that a later change reverted without marking them. */
const selectRevertedCount: (state: RootState, author: string) => number = createAppSelector(
  [(state: RootState) => state, selectDeltasOf],
  (state, deltas): number =>
    deltas.filter(
      (delta) =>
        delta.status === 'applied' &&
        !isFaulted(delta) &&
        isReverted(delta, selectHistory(state, delta.collection, recordIdOf(delta))),
    ).length,
);

/** Errors first. Returns new objects each time: compare deeply. */
export function selectFlags(
  state: RootState,
  id: string,
  sources: FlagSources = stateAlone,
): readonly Flag[] {
  const view = selectProposal(state, id);
  return view?.delta.status === 'new' ? flagsOf(factsOf(state, view, sources)) : [];
}

/** The flags that moderators would see beside a proposal which is not sent yet, except those about its author. */
export const selectFlagsAhead = (
  state: RootState,
  view: ProposalView,
  sources: FlagSources,
): readonly Flag[] => forAuthor(flagsOf(factsOf(state, view, sources)));

/** The errors that need nothing from outside the state but the day; without one, none about the future. */
export const selectErrors = (state: RootState, id: string, today?: DateString): readonly Flag[] =>
  selectFlags(state, id, { ...stateAlone, today }).filter(({ severity }) => severity === 'error');

function factsOf(state: RootState, view: ProposalView, sources: FlagSources): FlagFacts {
  const { today, top, fought } = sources;
  const { delta } = view;
  const profile = selectProfile(state, delta.author);
  const record = selectAuthorRecord(state, delta.author);
  const [proposed, live] = [matchIn(view.proposed), matchIn(view.live)];
  const match = proposed ?? live;
  return {
    delta,
    match: proposed,
    today,
    resultDays: resultDaysOf(state, view),
    sport: selectSport(state, match?.event.sport.id),
    ages: agesOf(state, view),
    topPlayer: concerned(state, view).find(({ id }) => top.has(id))?.name,
    namesake: namesakeOf(state, delta, sources),
    knownEvent: selectKnownEvent(state, view),
    knownMatch: selectKnownMatch(state, view),
    otherGender: otherGenderIn(state, delta, { proposed, live }, fought),
    newHosts: newHostsOf(state, delta),
    isSourced: isSourced(state, delta),
    otherSource: selectOtherSource(state, view),
    wasTried: wasTried(state, delta),
    accountAgeMs: profile && delta.timestamp - profile.since,
    decided: record.accepted + record.rejected,
    isRecordRead: selectIsRecordRead(state, delta.author),
    setbacks: record.rejected + selectRevertedCount(state, delta.author),
    inAMinute: record.inAMinute(delta),
  };
}

const matchIn = (record: AnyRecord | undefined): Match | undefined =>
  record !== undefined && 'player1' in record ? record : undefined;

const sidesOf = ({ player1, player2 }: Match) => [player1, player2];

function concerned(
  state: RootState,
  { delta, live, proposed }: ProposalView,
): readonly { readonly id: string; readonly name: string }[] {
  if (delta.collection !== 'player') {
    const match = matchIn(proposed) ?? matchIn(live);
    return match ? sidesOf(match) : [];
  }
  const ids = [recordIdOf(delta), delta.field === 'sameAs' ? delta.value : undefined];
  return ids.flatMap((id) => {
    const player =
      typeof id === 'string' ? selectBaseRecord(state, 'player', standing(state, id)) : undefined;
    return player === undefined ? [] : [{ id: player.id, name: player.name }];
  });
}

/** Another player with this name or a similar one; otherwise one whose name begins with it. */
function namesakeOf(state: RootState, delta: Delta, { namesakesOf }: FlagSources): Namesake | undefined {
  const named = proposedNameOf(state, delta);
  if (named === undefined) return undefined;
  const renamed = named.isNew ? undefined : named.player;
  const { alike, longer } = namesakesOf(named.name, named.player);
  const known = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const name = selectPlayer(state, id)?.name;
      return name === undefined ? [] : [{ id, name, isLonger: beginsName(named.name, name), renamed }];
    });
  return known(alike)[0] ?? known(longer).find(({ isLonger }) => isLonger);
}

function resultDaysOf(state: RootState, { delta, proposed }: ProposalView): readonly KnownDate[] {
  const match = matchIn(proposed);
  if (match !== undefined)
    return hasResult(match) && (statesResult(delta) || states(delta, 'date')) ? [knownDate(match)] : [];
  if (delta.collection !== 'event' || !states(delta, 'date') || isNewRecord(delta)) return [];
  const isHeld = selectMatchesOfEvent(state, delta.docId).some(hasResult);
  return isHeld && proposed && 'name' in proposed && 'date' in proposed ? [knownDate(proposed)] : [];
}

const hasResult = ({ player1, player2, winner, outcome }: Match): boolean =>
  [player1.score, player2.score, winner, outcome].some((value) => value !== undefined);

const states = (delta: Delta, path: string): boolean =>
  (fieldChanges(delta) ?? []).some(({ field }) => field.path === path);

const standing = (state: RootState, id: string): string => selectStandingId(state, 'player', id) ?? id;

const isSourced = (state: RootState, delta: Delta): boolean =>
  delta.bundle === undefined ? givesSource(delta) : selectIsBundleSourced(state, delta.author, delta.bundle);

/**
 * Ages on the day of a match that the proposal dates. For a proposed year of birth, the age at the player's
 * first match.
 */
function agesOf(state: RootState, { delta, proposed }: ProposalView): readonly AgeThen[] {
  const changed = (fieldChanges(delta) ?? []).map(({ field }) => field.path);
  const match = matchIn(proposed);
  if (match !== undefined) {
    if (!changed.some((path) => datedBy.has(path))) return [];
    return sidesOf(match).flatMap(({ id, name }) => ageIn(match.date, name, birthYearOf(state, id)));
  }
  if (delta.collection !== 'player' || isNewRecord(delta) || !changed.includes('birthYear')) return [];
  const first = selectMatchIdsOfPlayer(state, delta.docId).at(-1);
  const date = first && selectMatch(state, first)?.date;
  return proposed && 'name' in proposed && 'birthYear' in proposed
    ? ageIn(date, proposed.name, proposed.birthYear)
    : [];
}

const datedBy: ReadonlySet<string> = new Set(['date', 'player1', 'player2']);

function ageIn(date: string | undefined, player: string, born: unknown): readonly AgeThen[] {
  const year = Number(date?.slice(0, 4));
  return typeof born === 'number' && year > 0 ? [{ player, born, age: year - born }] : [];
}

function birthYearOf(state: RootState, id: string): unknown {
  const known = selectBaseRecord(state, 'player', id);
  if (known !== undefined) return selectKeepsYear(state, id) ? undefined : known.birthYear;
  const value = selectDelta(state, id)?.value;
  return isJsonObject(value) ? value['birthYear'] : undefined;
}

function wasTried(state: RootState, delta: Delta): boolean {
  if (isNewRecord(delta)) return false;
  const isSame = (other: Delta) =>
    other.id !== delta.id &&
    other.collection === delta.collection &&
    other.docId === delta.docId &&
    saysSame(delta, other);
  const history = selectHistory(state, delta.collection, recordIdOf(delta));
  return (
    selectFaulted(state, delta.author).some(isSame) ||
    history.some((other) => isSame(other) && (other.reverted !== undefined || isReverted(other, history)))
  );
}

function saysSame(delta: Delta, other: Delta): boolean {
  const changes = fieldChanges(delta) ?? [];
  return changes.length > 0 && changes.every(({ field, value }) => says(other, field, value));
}

function says(delta: Delta, field: FieldSpec, value: Json | undefined): boolean {
  const said = valuesByPath(delta);
  return said.has(field.path) && sameFieldValue(field, value, said.get(field.path));
}

function isReverted(delta: Delta, history: readonly Delta[]): boolean {
  const replaced = valuesReplaced(delta);
  const later = history.filter((other) => (other.decidedAt ?? 0) > (delta.decidedAt ?? 0));
  return (fieldChanges(delta) ?? []).some(
    ({ field, value }) =>
      replaced.has(field.path) &&
      !sameFieldValue(field, value, replaced.get(field.path)) &&
      later.some((other) => says(other, field, replaced.get(field.path))),
  );
}

/** Whether a name goes on after the other: "Ann Ash" and "Ann Ashton", "Ann" and "Ann Ash". */
function beginsName(name: string, longer: string): boolean {
  const [beginning, whole] = [name, longer].map((each) => nameWords(each).join(' '));
  return beginning !== '' && beginning !== whole && whole?.startsWith(beginning ?? ' ') === true;
}
