import { choices } from '@/language/en/choices';
import { events } from '@/language/en/events';
import { flags } from '@/language/en/flags';
import { message, type Message, type Text } from '@/language/text';
import type { Json } from '@/lib/json';
import { fieldChanges, isDeletion, isNewRecord, type Delta } from '@/model/delta';
import { impossibleResultOf, youngest } from '@/model/plausibility';
import type { FieldSpec, FieldType } from '@/model/schema/fieldSpec';
import type { Sport } from '@/model/sports';
import type { OtherGender } from './otherGender';

/** A player on a day, as far as a year of birth tells: the age that the player reached in that year. */
export interface AgeThen {
  readonly player: string;
  readonly born: number;
  readonly age: number;
}

/** A source of another value than a proposal's. */
export interface OtherSource {
  readonly source: string;
  /** By an open proposal; otherwise it is of what stands. */
  readonly isProposed: boolean;
}

/** An event that a new one may be once more. */
export interface KnownEvent {
  readonly name: string;
  /** By an open proposal; otherwise it is there. */
  readonly isProposed: boolean;
}

/** A match of the same two players that a new one may be once more. */
export interface KnownMatch {
  /** At the same event, or else on the same day. */
  readonly place: 'event' | 'day';
  readonly isProposed: boolean;
}

/** A proposal, and what the device knows about it; a rule reads nothing else. */
export interface FlagFacts {
  readonly delta: Delta;
  /** Of a match. */
  readonly sport: Sport | undefined;
  /** Of those whose match the proposal dates, or whose birth. */
  readonly ages: readonly AgeThen[];
  /** The name of a player high up in a ranking whose match it is. */
  readonly topPlayer: string | undefined;
  /** True if another player has the name that it gives one, or nearly so. */
  readonly hasNamesake: boolean;
  readonly knownEvent: KnownEvent | undefined;
  readonly knownMatch: KnownMatch | undefined;
  /** A player who is otherwise known by matches of another gender than it says. */
  readonly otherGender: OtherGender | undefined;
  /** True if it says where its facts come from, or what was entered together with it does. */
  readonly isSourced: boolean;
  /** Where something else stands: what the wiki says now, or what another open proposal says. */
  readonly otherSource: OtherSource | undefined;
  /** True if the same was rejected, or was applied and taken back. */
  readonly wasTried: boolean;
  /** The age of the account when it was sent, in milliseconds; `undefined` while the profile is not at hand. */
  readonly accountAgeMs: number | undefined;
  /** How many of the author's proposals are known to be decided, and how many of these to be rejected or undone. */
  readonly decided: number;
  /** True if there are hardly any more that were decided: the author's record is read. */
  readonly isRecordRead: boolean;
  readonly setbacks: number;
  /** How many proposals the author sent within a minute around it; what was entered together counts once. */
  readonly inAMinute: number;
}

/** An error keeps a proposal out of what is applied together, and has a single one asked for twice; a warning is shown. */
type Severity = 'error' | 'warning';

interface FlagRule {
  readonly severity: Severity;
  readonly label: Text;
  /** The sentence for what it finds, if it finds anything. */
  readonly find: (facts: FlagFacts) => Message | false;
}

/** As many places of a ranking are its top. */
export const topPlaces = 20;
const newAccountMs = 30 * 86_400_000;
/** As long as no more than these are decided, an author is a beginner. */
export const fewDecided = 5;
/** Nobody types so many in a minute; a device that was offline may send them. */
const manyInAMinute = 10;
const manySetbacks = 3;

const knownMatches = {
  known: { event: flags.knownMatchAtEvent, day: flags.knownMatchThatDay },
  proposed: { event: flags.proposedMatchAtEvent, day: flags.proposedMatchThatDay },
} as const;

/** Every flag that a proposal can have, errors first, each by a rule of its own. */
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

// The keys of the table are the codes.
export const flagCodes = Object.keys(flagRules) as readonly FlagCode[];

/** Flags that say something of the author, and nothing that another wording would mend. */
export const aboutAuthor: ReadonlySet<FlagCode> = new Set(['firstEdits', 'manyAtOnce', 'setbacks']);

/** A flag of a proposal. */
export interface Flag {
  readonly code: FlagCode;
  readonly severity: Severity;
  readonly sentence: Message;
}

/** The flags of a proposal, errors first. */
export const flagsOf = (facts: FlagFacts): readonly Flag[] =>
  flagCodes.flatMap((code) => {
    const { severity, find } = flagRules[code];
    const sentence = find(facts);
    return sentence === false ? [] : [{ code, severity, sentence }];
  });

// A year is no amount, which a language would group by thousands.
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

/** Tells whether it says another result of a match that there is. */
const changesResult = (delta: Delta): boolean =>
  delta.collection === 'match' &&
  !isNewRecord(delta) &&
  (isDeletion(delta) || (fieldChanges(delta) ?? []).some(({ field }) => results.has(field.path)));

/** Values that lead to where they can be checked, and are their own source. */
const leading: ReadonlySet<FieldType> = new Set(['youtube', 'link', 'account']);
const isOwnSource = ({ path, type }: FieldSpec): boolean => path === 'source' || leading.has(type);

/** Tells whether a source could prove what a field says. */
export const isFact = (field: FieldSpec): boolean =>
  !field.ownScreen && field.path !== 'note' && !isOwnSource(field);

/** Tells whether it says anything that a source could prove. */
const statesFacts = (delta: Delta): boolean =>
  (fieldChanges(delta) ?? []).some(({ field, value }) => value !== null && isFact(field));

/** Tells whether a proposal says where its facts come from. */
export const givesSource = (delta: Delta): boolean =>
  delta.source !== undefined ||
  (fieldChanges(delta) ?? []).some(({ field, value }) => isOwnSource(field) && isSaid(value));

const isSaid = (value: Json): boolean => value !== null && !(Array.isArray(value) && value.length === 0);
