import { httpsCallable, type Functions } from 'firebase/functions';
import type { CommandBody } from '@/model/command';

/** The specification's time limit of a function call, in milliseconds. */
export const callTimeoutMs = 70_000;

/** Asks the server to apply deltas. What became of each is learnt from the listeners, so the answer is only logged. */
export async function applyDeltas(
  functions: Functions,
  { deltaIds, force, seen }: Extract<CommandBody, { kind: 'applyDeltas' }>,
): Promise<void> {
  const call = httpsCallable(functions, 'applyWikiDelta', { timeout: callTimeoutMs });
  const { data } = await call({ deltaIds, ...(force && { force }), ...(seen && { seen }) });
  console.debug('applyWikiDelta', data);
}
