import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { isJsonObject } from '@/lib/json';
import type { Parsed } from '@/lib/parsed';
import type { BudgetStage } from '@/model/operating/budget';
import type { Sport } from '@/model/sports';
import { firstWriteVersion } from '@/model/accounts/writeVersion';
import type { ServerServices } from '../base/services';
import { describeError } from '../base/describeError';
import { AllowanceSpent } from '../base/allowance';
import { callableCode, failureSentences } from '../base/storeErrors';

export type CallRequest = Pick<CallableRequest<unknown>, 'auth' | 'data'>;

export interface CallServices extends ServerServices {
  readonly knownSports: () => Promise<readonly Sport[]>;
  /** The oldest version of pages that may edit. */
  readonly accepted: () => Promise<number>;
  readonly stage: () => Promise<BudgetStage>;
}

export interface Call<Caller, Services extends CallServices = CallServices> {
  readonly caller: Caller;
  readonly services: Services;
  readonly hasTime: () => boolean;
}

export interface Callable<
  Request extends CallRequest,
  Services extends CallServices,
  Caller,
  Payload,
  Result,
> {
  readonly name: string;
  /** Absent for calls that edit no wiki data. They need no current page, and go on at every budget stage. */
  readonly edits?: { readonly goesOnOverBudget?: (data: unknown) => boolean };
  /** Identifies the caller and checks the role; throws the callable's error. */
  readonly caller: (request: Request, services: Services) => Caller | Promise<Caller>;
  readonly schema: (data: unknown) => Parsed<Payload>;
  readonly work: (asked: Payload, call: Call<Caller, Services>) => Promise<Result>;
}

/** Leaves time for one transaction before the function's timeout, so that the caller gets an answer. */
const workTimeMs = 60_000;

export const callable =
  <Request extends CallRequest, Services extends CallServices, Caller, Payload, Result>({
    name,
    edits,
    caller,
    schema,
    work,
  }: Callable<Request, Services, Caller, Payload, Result>) =>
  (request: Request, services: Services): Promise<Result> =>
    answerCall(name, services, async () => {
      const start = services.now();
      const { version, data } = edits ? withoutVersion(request.data) : { data: request.data };
      // Strangers are refused below, without these two reads.
      if (edits && request.auth !== undefined) {
        requireVersion(version, await services.accepted());
        if (edits.goesOnOverBudget?.(data) !== true) await requireBudget(services);
      }
      const known = await caller(request, services);
      const asked = schema(data);
      if (!asked.ok) throw new HttpsError('invalid-argument', asked.error);
      const hasTime = () => services.now() - start < workTimeMs;
      return work(asked.value, { caller: known, services, hasTime });
    });

function withoutVersion(asked: unknown): { readonly version: unknown; readonly data: unknown } {
  if (!isJsonObject(asked)) return { version: firstWriteVersion, data: asked };
  const { schema: version = firstWriteVersion, ...data } = asked;
  return { version, data };
}

/** On the refusal `outdated` a page keeps the command and offers an update. */
function requireVersion(version: unknown, least: number): void {
  if (typeof version === 'number' && version >= least) return;
  throw new HttpsError(
    'failed-precondition',
    'This page is too old to save changes. Refresh it; your changes are kept.',
    { outdated: true },
  );
}

/** On the refusal `overBudget` a page keeps the command. If the stage cannot be read, edits go on. */
async function requireBudget({ stage }: Pick<CallServices, 'stage'>): Promise<void> {
  if ((await stage().catch(() => 0)) !== 3) return;
  throw new HttpsError(
    'unavailable',
    'The wiki has used up its budget and is not accepting edits for now. Your changes are kept.',
    { overBudget: true },
  );
}

async function answerCall<T>(
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
