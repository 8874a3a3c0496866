import { httpsCallable, type Functions } from 'firebase/functions';
import { writeVersion } from '@/model/accounts/writeVersion';

export const callTimeoutMs = 70_000;

export const callToWrite = (functions: Functions, name: string, asked: object): Promise<unknown> =>
  call(functions, name, { ...asked, schema: writeVersion });

/** The caller must parse the result. */
export async function call(
  functions: Functions,
  name: string,
  asked: object,
  timeout = callTimeoutMs,
): Promise<unknown> {
  return (await httpsCallable(functions, name, { timeout })(asked)).data;
}
