import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '../found';

/**
 * What the wiki switches off to stay within its budget; each stage includes the earlier ones.
 *
 *   0   nothing
 *   1   page heads, and pictures of previews
 *   2   live queries of readers without an account, who see the published copy
 *   3   edits, which wait on devices
 */
export type BudgetStage = 0 | 1 | 2 | 3;

/**
 * The spent share at which each stage begins. `ops/monitoring/budget.json` sends mails at the same shares.
 */
export const stageShares = { 1: 0.8, 2: 0.9, 3: 1 } as const satisfies Record<
  Exclude<BudgetStage, 0>,
  number
>;

export const budgetTopic = 'armwiki-budget';

interface Spending {
  readonly interval: number;
  readonly share: number;
}

/** The newest interval of all messages, and the highest share reported in it. */
export interface Budget extends Spending {
  readonly byHand?: {
    readonly stage: BudgetStage;
    /** Epoch milliseconds. */
    readonly at: number;
    /** Where it is lower than the automatic stage: the share from which the automatic stage applies again. */
    readonly upTo?: number;
  };
}

export const noSpending: Budget = { interval: 0, share: 0 };

const furtherShare = 0.2;

/**
 * The budget after a message. Messages arrive several times a day, in any order and repeatedly, so the budget
 * keeps a maximum: first by interval, then by share. A cost corrected downwards therefore counts only in the
 * next interval.
 */
export function afterSpending(budget: Budget, { interval, share }: Spending): Budget {
  if (interval < budget.interval || (interval === budget.interval && share <= budget.share)) return budget;
  if (interval === budget.interval) return { ...budget, share };
  const { byHand } = budget;
  // The first message of an interval may follow the admin's choice in it, which then stays.
  if (byHand === undefined || byHand.at < interval) return { interval, share };
  return {
    interval,
    share,
    byHand: { ...byHand, ...(byHand.upTo !== undefined && { upTo: furtherShare }) },
  };
}

/**
 * The budget after an admin sets a stage, which lasts for the interval at most: a lower stage until another
 * fifth of the budget is spent, a higher one until the automatic stage exceeds it.
 */
export const setByHand = ({ interval, share }: Budget, stage: BudgetStage, at: number): Budget => ({
  interval,
  share,
  byHand: { stage, at, ...(stage < stageAt(share) && { upTo: share + furtherShare }) },
});

export function stageOf({ share, byHand }: Budget): BudgetStage {
  const due = stageAt(share);
  if (byHand === undefined) return due;
  const { stage, upTo = 0 } = byHand;
  return share < upTo || stage > due ? stage : due;
}

function stageAt(share: number): BudgetStage {
  if (share >= stageShares[3]) return 3;
  if (share >= stageShares[2]) return 2;
  return share >= stageShares[1] ? 1 : 0;
}

export const isBudgetStage = (value: unknown): value is BudgetStage =>
  value === 0 || value === 1 || value === 2 || value === 3;

export function readBudget(stored: unknown): Budget {
  if (!isJsonObject(stored)) return noSpending;
  const { interval, share, byHand } = stored;
  if (!isAmount(interval) || !isAmount(share)) return noSpending;
  if (!isJsonObject(byHand)) return { interval, share };
  const { stage, at, upTo } = byHand;
  if (!isBudgetStage(stage) || !isAmount(at)) return { interval, share };
  return { interval, share, byHand: { stage, at, ...(isAmount(upTo) && { upTo }) } };
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const dayMs = 24 * 3_600_000;

/**
 * Reads a budget message from Google. An interval in the future is refused: it would win against all true
 * ones.
 *
 * @param now epoch milliseconds
 */
export function parseSpending(input: unknown, now: number): Parsed<Spending> {
  if (!isJsonObject(input)) return unparsed(`Expected an object, found ${found(input)}`);
  const { costAmount, budgetAmount, costIntervalStart } = input;
  if (typeof costAmount !== 'number' || !Number.isFinite(costAmount))
    return unparsed(`costAmount: expected a number, found ${found(costAmount)}`);
  if (!isAmount(budgetAmount) || budgetAmount === 0)
    return unparsed(`budgetAmount: expected a number above 0, found ${found(budgetAmount)}`);
  const interval = typeof costIntervalStart === 'string' ? Date.parse(costIntervalStart) : NaN;
  if (!isAmount(interval) || interval > now + dayMs)
    return unparsed(`costIntervalStart: expected a time that is over, found ${found(costIntervalStart)}`);
  // Credits may exceed the cost.
  const share = Math.max(0, costAmount / budgetAmount);
  return Number.isFinite(share) ? parsed({ interval, share }) : unparsed('Expected a share, found none');
}
