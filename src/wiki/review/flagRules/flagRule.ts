import type { Message, Text } from '@/language/text';
import type { Delta } from '@/model/proposals/delta';
import type { DateString, KnownDate } from '@/model/dates';
import type { Match } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import type { OtherGender } from '../otherGender';

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
  readonly isProposed: boolean;
}

export interface KnownMatch {
  readonly place: 'event' | 'day';
  readonly isProposed: boolean;
}

/** Another player with the proposed name, a similar one, or a longer one that begins with it. */
export interface Namesake {
  readonly id: string;
  readonly name: string;
  readonly isLonger: boolean;
  /** The player who would get the name; `undefined` for a new one. */
  readonly renamed: string | undefined;
}

export interface FlagFacts {
  readonly delta: Delta;
  /** The match as proposed; `undefined` if the proposal is about another record. */
  readonly match: Match | undefined;
  /** `undefined` where no day is known; rules about the future then find nothing. */
  readonly today: DateString | undefined;
  /** Days of matches with results that the proposal moves or gives results to. */
  readonly resultDays: readonly KnownDate[];
  readonly sport: Sport | undefined;
  readonly ages: readonly AgeThen[];
  readonly topPlayer: string | undefined;
  readonly namesake: Namesake | undefined;
  readonly knownEvent: KnownEvent | undefined;
  readonly knownMatch: KnownMatch | undefined;
  readonly otherGender: OtherGender | undefined;
  /** Hosts in the proposal's texts that no accepted edit has used. */
  readonly newHosts: readonly string[];
  /** True if the proposal or another one of its bundle names a source. */
  readonly isSourced: boolean;
  readonly otherSource: OtherSource | undefined;
  readonly wasTried: boolean;
  /** Milliseconds at sending; `undefined` if the profile is not loaded. */
  readonly accountAgeMs: number | undefined;
  /** Decided proposals of the author on this device; `setbacks` of them were rejected or reverted. */
  readonly decided: number;
  /** True if the author's record is loaded, so `decided` is nearly complete. */
  readonly isRecordRead: boolean;
  readonly setbacks: number;
  /** The most proposals sent within one minute around this one. A bundle counts once. */
  readonly inAMinute: number;
}

export interface Fix {
  readonly label: Message;
  readonly to: string;
}

export interface FlagRule {
  /** An error excludes a proposal from applying together and requires a confirmation. A warning is only shown. */
  readonly severity: 'error' | 'warning';
  readonly label: Text;
  /** Left out where authors see the flags of their own proposals. */
  readonly isAboutAuthor?: true;
  readonly find: (facts: FlagFacts) => Message | false;
  readonly fix?: (facts: FlagFacts) => Fix | undefined;
}
