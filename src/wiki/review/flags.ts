import { choices } from '@/language/en/choices';
import { events } from '@/language/en/events';
import { flags } from '@/language/en/flags';
import { message, type Message, type Text } from '@/language/text';
import type { Json } from '@/lib/json';
import { fieldChanges, isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
import { impossibleResultOf, youngest } from '@/model/matches/plausibility';
import type { FieldSpec, FieldType } from '@/model/schema/fieldSpec';
import type { Sport } from '@/model/sports';
import type { OtherGender } from './otherGender';

export interface AgeThen {
  readonly player: string;
  readonly born: number;
  readonly age: number;
}

export interface OtherSource {
  readonly source: string;
  /** True if an open proposal has it, false if the current value has it. */
  readonly isProposed: boolean;
}

export interface KnownEvent {
  readonly name: string;
  /** True if it is only proposed itself. */
  readonly isProposed: boolean;
}

export interface KnownMatch {
  readonly place: 'event' | 'day';
  readonly isProposed: boolean;
}

/** Everything that flag rules read: a proposal, and what the device knows about it. */
export interface FlagFacts {
  readonly delta: Delta;
  readonly sport: Sport | undefined;
  readonly ages: readonly AgeThen[];
  readonly topPlayer: string | undefined;
  /** True if another player has the proposed name or a similar one. */
  readonly hasNamesake: boolean;
  readonly knownEvent: KnownEvent | undefined;
  readonly knownMatch: KnownMatch | undefined;
  readonly otherGender: OtherGender | undefined;
  /** True if the proposal or another one of its bundle names a source. */
  readonly isSourced: boolean;
  readonly otherSource: OtherSource | undefined;
  readonly wasTried: boolean;
  /** Milliseconds at sending; `undefined` if the profile is not loaded. */
  readonly accountAgeMs: number | undefined;
  /** Decided proposals of the author on this device; `setbacks` of them were rejected or undone. */
  readonly decided: number;
  /** True if the author's record is loaded, so `decided` is nearly complete. */
  readonly isRecordRead: boolean;
  readonly setbacks: number;
  /** The most proposals sent within one minute around this one. A bundle counts once. */
  readonly inAMinute: number;
}

/**
 * An error excludes a proposal from applying together and requires a confirmation. A warning is only shown.
 */
type Severity = 'error' | 'warning';

interface FlagRule {
  readonly severity: Severity;
  readonly label: Text;
  readonly find: (facts: FlagFacts) => Message | false;
}

export const topPlaces = 20;
const newAccountMs = 30 * 86_400_000;
/** Up to this many decided proposals, an author counts as a beginner. */
export const fewDecided = 5;
/** Faster than anyone types. A device that was offline can send as many. */
const manyInAMinute = 10;
const manySetbacks = 3;

const knownMatches = {
  known: { event: flags.knownMatchAtEvent, day: flags.knownMatchThatDay },
  proposed: { event: flags.proposedMatchAtEvent, day: flags.proposedMatchThatDay },
} as const;

/** Errors first. The order here is the order shown. */
export const flagRules = {
  beforeBirth: {
    severity: 'error',
    label: flags.beforeBirth,
    find: ({ ages }) => {
      const unborn = ages.find(({ age }) => age < 0);
      return unborn !== undefined && message(flags.beforeBirthIs, personOf(unborn));
    },
  },
  unknownScore: {
    severity: 'error',
    label: flags.unknownScore,
    find: ({ delta, sport }) => sport !== undefined && impossibleIn(delta, sport),
  },
  tooYoung: {
    severity: 'warning',
    label: flags.tooYoung,
    find: ({ ages }) => {
      const young = ages.find(({ age }) => age >= 0 && age < youngest);
      return young !== undefined && message(flags.tooYoungIs, personOf(young));
    },
  },
  topPlayer: {
    severity: 'warning',
    label: flags.topPlayer,
    find: ({ delta, topPlayer }) =>
      topPlayer !== undefined &&
      changesResult(delta) &&
      message(flags.topPlayerIs, { player: topPlayer, count: topPlaces }),
  },
  namesake: {
    severity: 'warning',
    label: flags.namesake,
    find: ({ hasNamesake }) => hasNamesake && message(flags.namesakeIs),
  },
  knownEvent: {
    severity: 'warning',
    label: flags.knownEvent,
    find: ({ knownEvent }) =>
      knownEvent !== undefined &&
      message(knownEvent.isProposed ? flags.knownEventProposed : flags.knownEventIs, {
        name: knownEvent.name,
      }),
  },
  knownMatch: {
    severity: 'warning',
    label: flags.knownMatch,
    find: ({ knownMatch }) =>
      knownMatch !== undefined &&
      message(knownMatches[knownMatch.isProposed ? 'proposed' : 'known'][knownMatch.place]),
  },
  otherGender: {
    severity: 'warning',
    label: flags.otherGender,
    find: ({ otherGender }) =>
      otherGender !== undefined &&
      message(events.doubtSide, {
        name: otherGender.player,
        gender: message(choices[`gender.${otherGender.gender}`]),
      }),
  },
  triedBefore: {
    severity: 'warning',
    label: flags.triedBefore,
    find: ({ wasTried }) => wasTried && message(flags.triedBeforeIs),
  },
  otherSource: {
    severity: 'warning',
    label: flags.otherSource,
    find: ({ otherSource }) =>
      otherSource !== undefined &&
      message(otherSource.isProposed ? flags.otherSourceProposed : flags.otherSourceStands, {
        source: otherSource.source,
      }),
  },
  noSource: {
    severity: 'warning',
    label: flags.noSource,
    find: ({ delta, isSourced }) => !isSourced && statesFacts(delta) && message(flags.noSourceIs),
  },
  firstEdits: {
    severity: 'warning',
    label: flags.firstEdits,
    find: ({ accountAgeMs, decided, isRecordRead }) =>
      accountAgeMs !== undefined &&
      accountAgeMs < newAccountMs &&
      decided < fewDecided &&
      message(isRecordRead ? flags.firstEditsIs : flags.youngAccountIs),
  },
  manyAtOnce: {
    severity: 'warning',
    label: flags.manyAtOnce,
    find: ({ inAMinute }) => inAMinute >= manyInAMinute && message(flags.manyAtOnceIs, { count: inAMinute }),
  },
  setbacks: {
    severity: 'warning',
    label: flags.setbacks,
    find: ({ setbacks }) => setbacks >= manySetbacks && message(flags.setbacksIs, { count: setbacks }),
  },
} as const satisfies Readonly<Record<string, FlagRule>>;

export type FlagCode = keyof typeof flagRules;

// `Object.keys` widens the keys to string.
export const flagCodes = Object.keys(flagRules) as readonly FlagCode[];

export const aboutAuthor: ReadonlySet<FlagCode> = new Set(['firstEdits', 'manyAtOnce', 'setbacks']);

export interface Flag {
  readonly code: FlagCode;
  readonly severity: Severity;
  readonly sentence: Message;
}

export const flagsOf = (facts: FlagFacts): readonly Flag[] =>
  flagCodes.flatMap((code) => {
    const { severity, find } = flagRules[code];
    const sentence = find(facts);
    return sentence === false ? [] : [{ code, severity, sentence }];
  });

// As text: a language would group a number by thousands.
const personOf = ({ player, born }: AgeThen) => ({ player, born: String(born) });

function impossibleIn(delta: Delta, sport: Sport): Message | false {
  const result = impossibleResultOf(delta, sport);
  if (result === undefined) return false;
  return result.kind === 'draw'
    ? message(flags.noDrawIs)
    : message(flags.tooManyIs, { score: result.score, most: result.most });
}

const results: ReadonlySet<string> = new Set([
  'player1',
  'player1.score',
  'player2',
  'player2.score',
  'outcome',
  'winner',
]);

const changesResult = (delta: Delta): boolean =>
  delta.collection === 'match' &&
  !isNewRecord(delta) &&
  (isDeletion(delta) || (fieldChanges(delta) ?? []).some(({ field }) => results.has(field.path)));

const leading: ReadonlySet<FieldType> = new Set(['youtube', 'link', 'account']);
const isOwnSource = ({ path, type }: FieldSpec): boolean => path === 'source' || leading.has(type);

export const isFact = (field: FieldSpec): boolean =>
  !field.ownScreen && field.path !== 'note' && !isOwnSource(field);

const statesFacts = (delta: Delta): boolean =>
  (fieldChanges(delta) ?? []).some(({ field, value }) => value !== null && isFact(field));

export const givesSource = (delta: Delta): boolean =>
  delta.source !== undefined ||
  (fieldChanges(delta) ?? []).some(({ field, value }) => isOwnSource(field) && isSaid(value));

const isSaid = (value: Json): boolean => value !== null && !(Array.isArray(value) && value.length === 0);
