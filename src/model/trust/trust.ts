import type { UserId } from '../ids';
import { isEarnable, type EarnableKind, type EditKind } from './editKinds';
import type { TrustSettings } from './trustSettings';
import { advanceDecisions, noDecisions, type Decisions } from './decisions';

/** An outcome of an edit that affects the trust in its author. Superseded proposals have none. */
export interface TrustAct {
  readonly id: string;
  readonly at: number;
  /**
   * accepted a moderator applied it unchanged
   * amended a moderator changed it, or left a part out
   * rejected a moderator rejected it
   * reverted somebody else reverted it
   * atOnce trust applied it at once
   * passed its audit found it right
   * banned its author was banned; without kinds
   */
  readonly what: 'accepted' | 'amended' | 'rejected' | 'reverted' | 'atOnce' | 'passed' | 'banned';
  readonly kinds: readonly EditKind[];
  /** `collection/id`; empty for a ban. */
  readonly record: string;
  readonly by: UserId;
}

interface Counted {
  readonly record: string;
  readonly day: number;
  readonly by: UserId;
}

export interface KindTrust {
  readonly counted: readonly Counted[];
  /** Losses not yet forgiven; each doubles what is needed. */
  readonly losses: number;
  /** Applied at once since the last setback. */
  readonly atOnce: number;
  /** Audits passed since the last setback. */
  readonly passed: number;
  /** Epoch milliseconds of the last loss. */
  readonly lostAt?: number;
}

export interface Trust {
  readonly kinds: Readonly<Partial<Record<EarnableKind, KindTrust>>>;
  readonly lostAt?: number;
  /** Decisions on all kinds, also those that cannot be earned. */
  readonly decisions: Decisions;
}

export interface TrustRules {
  readonly settings: TrustSettings;
  readonly moderators: number;
}

export const dayMs = 86_400_000;
const mostDoublings = 4;

export const noTrust: Trust = { kinds: {}, decisions: noDecisions };
const nothing: KindTrust = { counted: [], losses: 0, atOnce: 0, passed: 0 };

export const neededFor = (
  kind: EarnableKind,
  { losses }: Pick<KindTrust, 'losses'>,
  settings: TrustSettings,
): number => settings.needed[kind] * 2 ** Math.min(losses, mostDoublings);

export const kindTrust = (trust: Trust, kind: EarnableKind): KindTrust => trust.kinds[kind] ?? nothing;

export const foldTrust = (acts: readonly TrustAct[], rules: TrustRules): Trust =>
  [...acts].sort(byTime).reduce((trust, act) => advanceTrust(trust, act, rules), noTrust);

const byTime = (a: TrustAct, b: TrustAct): number => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Adds the latest act. Acceptances after the trust is earned do not count, so nobody can build up a reserve
 * against a setback.
 *
 *   ACT        COUNT                              AUDITS
 *   accepted   one more, within the caps          –
 *   amended    half of it                         restart
 *   rejected   none                               restart
 *   reverted   none, and twice as much is needed  restart
 *   banned     the same, of every kind            restart
 *   atOnce     –                                  one more applied
 *   passed     –                                  one more passed; a loss is forgiven where they become rare
 */
export function advanceTrust(trust: Trust, act: TrustAct, rules: TrustRules): Trust {
  const { what, at } = act;
  const decisions = advanceDecisions(trust.decisions, what);
  if (what === 'banned') {
    const known = Object.entries(trust.kinds).map(([kind, each]) => [kind, lost(each, at)] as const);
    return { kinds: Object.fromEntries(known), lostAt: at, decisions };
  }
  const kinds = { ...trust.kinds };
  for (const kind of act.kinds)
    if (isEarnable(kind)) kinds[kind] = withAct(kindTrust(trust, kind), act, kind, rules);
  return what === 'reverted' ? { kinds, lostAt: at, decisions } : { ...trust, kinds, decisions };
}

const lost = ({ losses }: KindTrust, at: number): KindTrust => ({
  ...nothing,
  losses: losses + 1,
  lostAt: at,
});

export function lackOf(
  of: KindTrust,
  kind: EarnableKind,
  { settings, moderators }: TrustRules,
): 'off' | 'accepted' | 'days' | 'deciders' | undefined {
  const needed = neededFor(kind, of, settings);
  if (needed === 0) return 'off';
  if (of.counted.length < needed) return 'accepted';
  if (new Set(of.counted.map(({ day }) => day)).size < settings.days) return 'days';
  const deciders = Math.max(1, Math.min(settings.deciders, moderators));
  return new Set(of.counted.map(({ by }) => by)).size < deciders ? 'deciders' : undefined;
}

function withAct(of: KindTrust, act: TrustAct, kind: EarnableKind, rules: TrustRules): KindTrust {
  switch (act.what) {
    case 'accepted':
      return withAccepted(of, act, kind, rules);
    case 'amended':
      return { ...of, counted: of.counted.slice(Math.ceil(of.counted.length / 2)), atOnce: 0, passed: 0 };
    case 'rejected':
      return { ...of, counted: [], atOnce: 0, passed: 0 };
    case 'reverted':
    case 'banned':
      return lost(of, act.at);
    case 'atOnce':
      return { ...of, atOnce: of.atOnce + 1 };
    case 'passed':
      return withPassed(of, rules.settings);
  }
}

const withPassed = (of: KindTrust, { passedForLight }: TrustSettings): KindTrust => ({
  ...of,
  passed: of.passed + 1,
  losses: of.passed + 1 === passedForLight ? Math.max(0, of.losses - 1) : of.losses,
});

function withAccepted(
  of: KindTrust,
  { record, by, at }: TrustAct,
  kind: EarnableKind,
  rules: TrustRules,
): KindTrust {
  const day = Math.floor(at / dayMs);
  const { counted } = of;
  const lack = lackOf(of, kind, rules);
  if (lack === undefined || lack === 'off') return of;
  const today = counted.filter((each) => each.day === day).length;
  if (today >= rules.settings.countedPerDay || counted.some((each) => each.record === record)) return of;
  const next = [...counted, { record, day, by }];
  const most = Math.max(neededFor(kind, of, rules.settings), rules.settings.days);
  return { ...of, counted: next.length <= most ? next : next.toSpliced(leastTelling(next), 1) };
}

/**
 * When a full count still lacks days or moderators, one entry gives way: the oldest whose day and moderator
 * others share, or else whose day others share.
 */
function leastTelling(counted: readonly Counted[]): number {
  const isShared = (at: number, part: 'day' | 'by') =>
    counted.some((other, place) => place !== at && other[part] === counted[at]?.[part]);
  const both = counted.findIndex((_, at) => isShared(at, 'day') && isShared(at, 'by'));
  return Math.max(0, both === -1 ? counted.findIndex((_, at) => isShared(at, 'day')) : both);
}
