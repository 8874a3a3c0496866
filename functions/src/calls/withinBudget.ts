import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { isJsonObject } from '@/lib/json';
import { actOf, isActKind } from '@/model/acts/acts';
import type { BudgetStage } from '@/model/budget';

/**
 * A handler of calls that edit, which hears nobody while the budget does without edits. `overBudget` in the refusal tells the
 * page to keep what it wanted. Where the stage cannot be read, edits go on.
 *
 * @param goesOn whether a call with this data is handled anyway
 */
export const withinBudget =
  <T>(
    stage: () => Promise<BudgetStage>,
    handle: (request: CallableRequest) => Promise<T>,
    goesOn: (data: unknown) => boolean = () => false,
  ) =>
  async (request: CallableRequest): Promise<T> => {
    if (request.auth !== undefined && !goesOn(request.data) && (await stage().catch(() => 0)) === 3)
      throw new HttpsError(
        'unavailable',
        'The wiki has used up its budget and is not accepting edits for now. Your changes are kept.',
        { overBudget: true },
      );
    return handle(request);
  };

/** Whether the act is allowed at any budget stage: acts against abuse, and withholding a name. */
export const isDoneOverBudget = (data: unknown): boolean =>
  isJsonObject(data) && isActKind(data['kind']) && actOf(data['kind']).whileOverBudget === true;
