import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { isJsonObject } from '@/lib/json';
import type { BudgetStage } from '@/model/budget';

/**
 * A handler of calls that edit, which hears nobody while the budget does without edits. `overBudget` in the refusal tells the
 * page to keep what it wanted. Where the stage cannot be read, edits go on.
 *
 * @param goesOn tells of the data of a call whether it is heard all the same.
 */
export const withinBudget =
  <T>(
    stage: () => Promise<BudgetStage>,
    handle: (request: CallableRequest) => Promise<T>,
    goesOn: (data: unknown) => boolean = () => false,
  ) =>
  async (request: CallableRequest): Promise<T> => {
    // A caller without an account is refused anyway, without a question to the database.
    if (request.auth !== undefined && !goesOn(request.data) && (await stage().catch(() => 0)) === 3)
      throw new HttpsError(
        'unavailable',
        'The wiki has used up its budget and takes no edits for now. What waits is kept.',
        { overBudget: true },
      );
    return handle(request);
  };

/** Tells of an act whether it is about a person who asked not to be named, which waits for no budget. */
export const isAboutPerson = (data: unknown): boolean =>
  isJsonObject(data) && (data['kind'] === 'withhold' || data['kind'] === 'dropRequest');
