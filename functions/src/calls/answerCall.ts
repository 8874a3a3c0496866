import { HttpsError } from 'firebase-functions/v2/https';
import { describeError } from '../base/describeError';
import type { ServerServices } from '../base/services';
import { AllowanceSpent } from '../base/allowance';
import { callableCode, failureSentences } from '../base/storeErrors';

export async function answerCall<T>(
  name: string,
  { logger, now }: Pick<ServerServices, 'logger' | 'now'>,
  work: () => Promise<T>,
): Promise<T> {
  const start = now();
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    if (error instanceof AllowanceSpent)
      throw new HttpsError(
        'resource-exhausted',
        'Too many of these calls come in right now. Try again later.',
      );
    logger.error(`${name} failed`, { durationMs: now() - start, ...describeError(error) });
    const code = callableCode(error);
    throw new HttpsError(code, `${failureSentences[code]} What is done stays done: ask again for the rest.`);
  }
}
