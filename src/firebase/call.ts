import { httpsCallable, type Functions } from 'firebase/functions';
import { writeVersion } from '@/model/writeVersion';

/** The specification's time limit of a function call, in milliseconds. */
export const callTimeoutMs = 70_000;

/** Calls a function that writes, and says by which version of the stored schema this page does. */
export const callToWrite = (functions: Functions, name: string, asked: object): Promise<unknown> =>
  call(functions, name, { ...asked, schema: writeVersion });

/** Calls a function by its name. What it answers has to be parsed. */
export async function call(
  functions: Functions,
  name: string,
  asked: object,
  timeout = callTimeoutMs,
): Promise<unknown> {
  return (await httpsCallable(functions, name, { timeout })(asked)).data;
}
