import { HttpsError } from 'firebase-functions/v2/https';
import type { BrowserError } from '@/model/operating/browserError';
import { parseBrowserErrors } from '@/model/operating/parseBrowserErrors';
import { callable, type Call, type CallServices } from '../../calls/callable';
import { anybody, type Visitor } from '../../calls/callers';
import { spendInTurn, type Allowance } from '../../base/allowance';
import { readsOfErrors, takeErrors } from './takeErrors';

export interface ErrorServices extends CallServices {
  readonly reads: Allowance;
  readonly on: boolean;
}

export const takesErrors = (env: NodeJS.ProcessEnv): boolean => env['ARMWIKI_ERRORS'] === 'on';

/**
 * Accepts browser errors from readers who agreed: `{errors: BrowserError[]}` to `{taken}`. Stores nothing if
 * switched off.
 */
export const handleErrors = callable({
  name: 'browserErrors',
  caller: anybody,
  schema: parseBrowserErrors,
  work: take,
});

async function take(
  errors: readonly BrowserError[],
  { caller: { networks }, services: { db, now, reads, on } }: Call<Visitor, ErrorServices>,
): Promise<{ readonly taken: number }> {
  if (!on) throw new HttpsError('failed-precondition', 'This site takes no errors of browsers.');
  const origin = { networks, now: now() };
  const work = { name: 'browserErrors', readsPerAttempt: readsOfErrors };
  return { taken: await spendInTurn(db, reads, work, (tx) => takeErrors(db, tx, errors, origin)) };
}
