import type { Firestore } from 'firebase-admin/firestore';
import { afterSpending, parseSpending } from '@/model/operating/budget';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { logMessages } from '../base/logMessages';
import type { ServerServices } from '../base/services';
import { changeBudget } from '../base/storedBudget';

export interface BudgetMessage {
  /** Base64. */
  readonly data: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface BudgetServices extends Pick<ServerServices, 'logger' | 'now'> {
  readonly db: Firestore;
  readonly publishStatus: () => Promise<void>;
}

/**
 * Handles a budget message, which Google sends several times a day. An unreadable one is logged and not
 * redelivered, because the next one carries the same figures.
 */
export async function handleBudget(
  { db, logger, now, publishStatus }: BudgetServices,
  message: BudgetMessage,
): Promise<void> {
  const spending = readMessage(message, now());
  if (!spending.ok) return logger.error(logMessages.budgetUnreadable, { problem: spending.error });
  const { before, after } = await changeBudget(db, (budget) => afterSpending(budget, spending.value));
  if (before !== after) logger.info(logMessages.stageChanged, { before, stage: after });
  await publishStatus();
}

type Spending = ReturnType<typeof parseSpending>;

function readMessage({ data, attributes }: BudgetMessage, now: number): Spending {
  const { schemaVersion = '1.0' } = attributes;
  if (!/^1\./.test(schemaVersion)) return unparsed(`schemaVersion: expected 1, found ${schemaVersion}`);
  const json = jsonOf(data);
  return json.ok ? parseSpending(json.value, now) : json;
}

function jsonOf(data: string): Parsed<unknown> {
  try {
    return parsed<unknown>(JSON.parse(Buffer.from(data, 'base64').toString()));
  } catch {
    return unparsed('Expected JSON, found something else');
  }
}
