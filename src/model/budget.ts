import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from './found';

/**
 * Stages in which the wiki does without something to stay within its budget; each does without what the ones before do too.
 *
 *   0   nothing
 *   1   heads of pages, and pictures of previews
 *   2   live queries of readers without an account, who are shown what is published
 *   3   edits, which wait on devices
 */
export type BudgetStage = 0 | 1 | 2 | 3;

/** The share of the budget with which each stage begins. `ops/monitoring/budget.json` has mails sent at the same. */
export const stageShares = { 1: 0.8, 2: 0.9, 3: 1 } as const satisfies Record<
  Exclude<BudgetStage, 0>,
  number
>;

/** The function hears of the budget by this topic. */
export const budgetTopic = 'armwiki-budget';

/** Share of the budget that was spent up to some time. */
interface Spending {
  /** When the interval began that the budget is for, epoch milliseconds. */
  readonly interval: number;
  /** The part of the budget that is spent; 1 is all of it. */
  readonly share: number;
}

/** The budget as far as messages have told: the newest interval, and the most that was said to be spent in it. */
export interface Budget extends Spending {
  /** The stage that an admin has set. */
  readonly byHand?: {
    readonly stage: BudgetStage;
    /** Epoch milliseconds. */
    readonly at: number;
    /** Where it is lower than the budget asks for, the share from which the budget counts again. */
    readonly upTo?: number;
  };
}

export const noSpending: Budget = { interval: 0, share: 0 };

/** The share of the budget that may be spent until what an admin has set is over. */
const furtherShare = 0.2;

/**
 * The budget after a message. Messages come several times a day, in any order and more than once, so what is kept is a
 * maximum: first by interval, then by share. A cost that is corrected downwards therefore counts with the next interval.
 */
export function afterSpending(budget: Budget, { interval, share }: Spending): Budget {
  if (interval < budget.interval || (interval === budget.interval && share <= budget.share)) return budget;
  if (interval === budget.interval) return { ...budget, share };
  const { byHand } = budget;
  // A stage that was set in the interval that only now is heard of counts in that one.
  if (byHand === undefined || byHand.at < interval) return { interval, share };
  return {
    interval,
    share,
    byHand: { ...byHand, ...(byHand.upTo !== undefined && { upTo: furtherShare }) },
  };
}

/**
 * The budget after an admin has set a stage, which holds as long as the interval lasts: a lower one until another fifth of the
 * budget is spent, a higher one until the budget asks for more.
 */
export const setByHand = ({ interval, share }: Budget, stage: BudgetStage, at: number): Budget => ({
  interval,
  share,
  byHand: { stage, at, ...(stage < stageAt(share) && { upTo: share + furtherShare }) },
});

/** The stage that a budget asks for. */
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

/** Reads a stored budget; what is none, or broken, is as if nothing had been spent. */
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
 * Reads what Google says of a budget. An interval of the future is refused: it would outlive all that is true.
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
  // Credits may exceed what was used.
  const share = Math.max(0, costAmount / budgetAmount);
  return Number.isFinite(share) ? parsed({ interval, share }) : unparsed('Expected a share, found none');
}
