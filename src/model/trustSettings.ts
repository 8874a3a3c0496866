import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { earnableKinds, type EarnableKind } from './editKinds';
import { found } from './found';
import { userId } from './ids';

/** The decider of what is applied at once. */
export const byTrust = userId('trust');

/** The conditions under which trust is earned and used; an admin's. */
export interface TrustSettings {
  /** Nothing is applied at once while it is off; what was earned is kept. */
  readonly on: boolean;
  /** Accepted edits of a kind, on as many records and none rejected, after which it is trusted; 0 of one that never is. */
  readonly needed: Readonly<Record<EarnableKind, number>>;
  /** Days over which these are spread at least. */
  readonly days: number;
  /** Most that count in a day. */
  readonly countedPerDay: number;
  /** Moderators who have accepted some of them, where the wiki has as many. */
  readonly deciders: number;
  /** Days that the account is old at least. */
  readonly accountDays: number;
  /** Most of an author's edits that are applied at once in 24 hours. */
  readonly appliedPerDay: number;
  /** Most audits of an author's edits that wait; until one is done, edits wait as well. */
  readonly openAudits: number;
  /** The first edits of a kind that are applied at once, all of which are audited. */
  readonly probation: number;
  /** Then one in so many. */
  readonly closeAudit: number;
  /** Passed audits of the kind after which fewer are made. */
  readonly passedForLight: number;
  /** Then one in so many. */
  readonly lightAudit: number;
  /** Days without any edit applied at once after a reversion, whatever its kind. */
  readonly pauseDays: number;
}

/** The numbers of the settings, with what each may be. */
export const numberSettings = {
  days: { min: 1, max: 90 },
  countedPerDay: { min: 1, max: 100 },
  deciders: { min: 1, max: 5 },
  accountDays: { min: 0, max: 365 },
  appliedPerDay: { min: 1, max: 200 },
  openAudits: { min: 1, max: 50 },
  probation: { min: 0, max: 100 },
  closeAudit: { min: 1, max: 100 },
  passedForLight: { min: 1, max: 100 },
  lightAudit: { min: 1, max: 500 },
  pauseDays: { min: 0, max: 365 },
} as const satisfies Record<Exclude<keyof TrustSettings, 'on' | 'needed'>, unknown>;

export type NumberSetting = keyof typeof numberSettings;

// The keys of the table are the settings.
export const numberSettingNames = Object.keys(numberSettings) as readonly NumberSetting[];

/** Most that can be asked of a kind. */
export const mostNeeded = 500;

/**
 * The settings of a wiki whose admins have chosen none. `docs/trust.md` tells what a simulation says of them. A new record
 * asks for more, since a wrong one takes more work to find and to take back.
 */
export const defaultTrustSettings: TrustSettings = {
  on: false,
  needed: {
    videoLink: 20,
    missingResult: 20,
    spelling: 20,
    aliases: 20,
    eventFacts: 20,
    matchFacts: 20,
    playerFacts: 20,
    links: 30,
    newEvent: 30,
    newMatch: 30,
    newPlayer: 30,
  },
  days: 14,
  countedPerDay: 5,
  deciders: 2,
  accountDays: 30,
  appliedPerDay: 20,
  openAudits: 5,
  probation: 10,
  closeAudit: 10,
  passedForLight: 15,
  lightAudit: 50,
  pauseDays: 14,
};

/** Reads settings, which name everything; the error is a sentence for the caller. */
export function parseTrustSettings(data: unknown): Parsed<TrustSettings> {
  if (!isJsonObject(data)) return unparsed(`Expected the settings of trust, found ${found(data)}`);
  const { on, needed, ...numbers } = data;
  if (typeof on !== 'boolean') return unparsed(`Expected on to be true or false, found ${found(on)}`);
  if (!isJsonObject(needed))
    return unparsed(`Expected needed to be a number by kind, found ${found(needed)}`);
  const other =
    Object.keys(numbers).find((name) => !Object.hasOwn(numberSettings, name)) ??
    Object.keys(needed).find((kind) => !earnableKinds.some((each) => each === kind));
  if (other !== undefined) return unparsed(`Expected only settings of trust, found ${found(other)}`);
  for (const name of numberSettingNames) {
    const { min, max } = numberSettings[name];
    if (!isWithin(numbers[name], min, max))
      return unparsed(`Expected ${name} to be ${min} to ${max}, found ${found(numbers[name])}`);
  }
  for (const kind of earnableKinds)
    if (!isWithin(needed[kind], 0, mostNeeded))
      return unparsed(`Expected ${kind} to be 0 to ${mostNeeded}, found ${found(needed[kind])}`);
  // Each part was looked at above.
  return parsed(data as unknown as TrustSettings);
}

/** The settings as stored; the defaults where no admin has chosen any, or nobody can read them. */
export function readTrustSettings(data: unknown): TrustSettings {
  if (!isJsonObject(data)) return defaultTrustSettings;
  const { by: _by, at: _at, ...stored } = data;
  const read = parseTrustSettings(stored);
  return read.ok ? read.value : defaultTrustSettings;
}

const isWithin = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
