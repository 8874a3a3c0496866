import { isEarnable, type EarnableKind, type EditKind } from '../editKinds';
import type { TrustSettings } from '../trustSettings';
import { dayMs, kindTrust, lackOf, neededFor, type KindTrust, type Trust, type TrustRules } from './trust';

/**
 * Where a person stands with one kind of edit; every state is a sentence of `src/language/en/trust.ts`.
 *
 *   off          the kind is never applied at once, by a setting
 *   accepted     fewer than needed are accepted
 *   days         they are of too few days
 *   deciders     too few moderators have accepted them
 *   paused       something was taken back lately
 *   young        the account is not old enough
 *   trusted      such edits are applied at once
 */
export interface Standing {
  readonly kind: EarnableKind;
  readonly state: 'off' | 'accepted' | 'days' | 'deciders' | 'paused' | 'young' | 'trusted';
  readonly accepted: number;
  readonly needed: number;
  /** One in so many edits that are applied at once is audited. */
  readonly auditOneIn: number;
  /** Epoch milliseconds of the time at which it was lost last. */
  readonly lostAt?: number;
  /** Epoch milliseconds of the time until which it is paused, or the account too young. */
  readonly until?: number;
}

interface Person {
  /** When the account was made, epoch milliseconds; `undefined` where nobody knows. */
  readonly since: number | undefined;
  readonly now: number;
}

/** Where a person stands with a kind of edit at a time. */
export function standingOf(
  trust: Trust,
  kind: EarnableKind,
  rules: TrustRules,
  { since, now }: Person,
): Standing {
  const { settings } = rules;
  const of = kindTrust(trust, kind);
  const needed = neededFor(kind, of, settings);
  const pausedUntil = trust.lostAt === undefined ? 0 : trust.lostAt + settings.pauseDays * dayMs;
  const grownAt = (since ?? now) + settings.accountDays * dayMs;
  const state = settings.on ? (lackOf(of, kind, rules) ?? stateInTime()) : 'off';
  function stateInTime() {
    if (pausedUntil > now) return 'paused';
    return grownAt > now ? 'young' : 'trusted';
  }
  return {
    kind,
    state,
    accepted: Math.min(of.counted.length, needed),
    needed,
    auditOneIn: auditOneIn(of, settings),
    ...(of.lostAt !== undefined && { lostAt: of.lostAt }),
    ...(state === 'paused' && { until: pausedUntil }),
    ...(state === 'young' && { until: grownAt }),
  };
}

const auditOneIn = ({ atOnce, passed }: KindTrust, settings: TrustSettings): number => {
  if (atOnce < settings.probation) return 1;
  return passed < settings.passedForLight ? settings.closeAudit : settings.lightAudit;
};

/** Counts of what an author has had applied at once lately. */
export interface Recently {
  /** In the last 24 hours. */
  readonly atOnce: number;
  /** Audits of the author's edits that wait. */
  readonly openAudits: number;
}

/**
 * Of an edit that may be applied at once, one in how many of its like is audited: the most often audited of its kinds says;
 * `undefined` where it waits for a moderator.
 */
export function atOnceAudit(
  standings: readonly Standing[],
  kinds: readonly EditKind[],
  { atOnce, openAudits }: Recently,
  settings: TrustSettings,
): number | undefined {
  if (kinds.length === 0 || !kinds.every(isEarnable)) return undefined;
  if (atOnce >= settings.appliedPerDay || openAudits >= settings.openAudits) return undefined;
  const own = kinds.map((kind) => standings.find((standing) => standing.kind === kind));
  if (!own.every((standing) => standing?.state === 'trusted')) return undefined;
  return Math.min(...own.map((standing) => standing?.auditOneIn ?? 1));
}
