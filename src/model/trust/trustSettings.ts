import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { earnableKinds, type EarnableKind } from './editKinds';
import { found } from '../found';
import { userId } from '../ids';

/** The `decidedBy` of edits that trust applies. */
export const byTrust = userId('trust');

export interface TrustSettings {
  /** While off, nothing is applied at once; earned trust is kept. */
  readonly on: boolean;
  /**
   * Accepted edits of a kind, each on another record and none rejected, that earn trust; 0 for a kind that
   * never earns it.
   */
  readonly needed: Readonly<Record<EarnableKind, number>>;
  /** Days over which these must be spread. */
  readonly days: number;
  readonly countedPerDay: number;
  /** Different moderators who must have accepted some of them, if the wiki has as many. */
  readonly deciders: number;
  readonly accountDays: number;
  /** Limit of an author's edits applied at once in 24 hours. */
  readonly appliedPerDay: number;
  /** Limit of an author's open audits; at the limit, further edits wait. */
  readonly openAudits: number;
  /** The first edits of a kind applied at once, which are all audited. */
  readonly probation: number;
  /** After those, one in so many is audited. */
  readonly closeAudit: number;
  /** Passed audits of the kind after which audits become rarer. */
  readonly passedForLight: number;
  /** From then on, one in so many is audited. */
  readonly lightAudit: number;
  /** Days after a reversion, of any kind, in which none of the author's edits is applied at once. */
  readonly pauseDays: number;
}

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

export const numberSettingNames = Object.keys(numberSettings) as readonly NumberSetting[];

export const mostNeeded = 500;

/**
 * The settings until an admin chooses others. `docs/trust.md` reports what a simulation says about them. New
 * records need more edits, because a wrong record takes more work to find and revert.
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

/** Reads settings, which must be complete; the error is a sentence for the caller. */
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
  return parsed(data as unknown as TrustSettings);
}

export function readTrustSettings(data: unknown): TrustSettings {
  if (!isJsonObject(data)) return defaultTrustSettings;
  const { by: _by, at: _at, ...stored } = data;
  const read = parseTrustSettings(stored);
  return read.ok ? read.value : defaultTrustSettings;
}

const isWithin = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
