import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { parseBrowserErrors } from '@/model/parseBrowserErrors';
import { inTurn } from '../base/inTurn';
import type { ServerServices } from '../base/services';
import { answerCall } from '../calls/answerCall';
import { networksOf, type Arrival } from '../reports/network';
import { AllowanceSpent, type Allowance } from '../requests/allowance';
import { readsOfErrors, takeErrors } from './takeErrors';

const maxAttempts = 5;

type ErrorCall = Pick<CallableRequest<unknown>, 'data'> & { readonly rawRequest: Arrival };

export interface ErrorServices extends Omit<ServerServices, 'auth'> {
  readonly reads: Allowance;
  readonly on: boolean;
}

export const takesErrors = (env: NodeJS.ProcessEnv): boolean => env['ARMWIKI_ERRORS'] === 'on';

export function handleErrors(
  { data, rawRequest }: ErrorCall,
  { db, logger, now, reads, on }: ErrorServices,
): Promise<{ readonly taken: number }> {
  return answerCall('browserErrors', { logger, now }, async () => {
    if (!on) throw new HttpsError('failed-precondition', 'This site takes no errors of browsers.');
    const errors = parseBrowserErrors(data);
    if (!errors.ok) throw new HttpsError('invalid-argument', errors.error);
    const origin = { networks: networksOf(rawRequest), now: now() };
    let attempts = 0;
    const attempt = (tx: Transaction) => {
      attempts += 1;
      return takeErrors(db, tx, errors.value, origin);
    };
    const work = () => inTurn('browserErrors', () => db.runTransaction(attempt, { maxAttempts }));
    try {
      return {
        taken: await reads.spend(maxAttempts * readsOfErrors, work, () => attempts * readsOfErrors),
      };
    } catch (error) {
      if (!(error instanceof AllowanceSpent)) throw error;
      throw new HttpsError('resource-exhausted', 'Too many errors come in at this moment.');
    }
  });
}
