import { isEarnable, type EarnableKind, type EditKind } from './editKinds';
import type { TrustSettings } from './trustSettings';
import { dayMs, kindTrust, lackOf, neededFor, type KindTrust, type Trust, type TrustRules } from './trust';

/**
 * The state of one kind of edit for one author. Each state has a sentence in `src/language/en/trust.ts`.
 *
 *   off          the settings never apply the kind at once
 *   accepted     fewer than needed are accepted
 *   days         they are spread over too few days
 *   deciders     too few moderators have accepted them
 *   paused       something was reverted lately
 *   young        the account is not old enough
 *   trusted      such edits are applied at once
 */
export interface Standing {
  readonly kind: EarnableKind;
  readonly state: 'off' | 'accepted' | 'days' | 'deciders' | 'paused' | 'young' | 'trusted';
  readonly accepted: number;
  readonly needed: number;
  /** One in so many edits applied at once is audited. */
  readonly auditOneIn: number;
  readonly lostAt?: number;
  /** End of the pause, or of the account's minimum age, epoch milliseconds. */
  readonly until?: number;
}

interface Person {
  /** When the account was created, epoch milliseconds; `undefined` if unknown. */
  readonly since: number | undefined;
  readonly now: number;
}

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

export interface Recently {
  readonly atOnce: number;
  readonly openAudits: number;
}

/**
 * One in how many such edits is audited, by the most often audited of its kinds; `undefined` if the edit
 * waits for a moderator.
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
