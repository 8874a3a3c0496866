import type { ActAsked } from '@/model/acts/acts';
import type { Act, ActResult, HandlerServices } from './write/acts/act';
import { forgetAsked } from './write/acts/forgetAsked';
import { noteForTrust } from './write/acts/trustActs';
import { runAct } from './handlers';

/**
 * Runs an act to its end, then forgets what was asked: until then the schedule finishes an act whose process
 * died.
 */
export async function finishAct(services: HandlerServices, act: Act, asked: ActAsked): Promise<ActResult> {
  const answer = await runAct(services, act, asked);
  if (answer.outcome === 'done') await noteForTrust(services, act, asked);
  await forgetAsked(services, act.id);
  return answer;
}
