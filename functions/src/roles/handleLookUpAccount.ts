import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import type { AccountFacts } from '@/model/accountFacts';
import { answerCall } from '../calls/answerCall';
import { requireRole } from '../calls/requireRole';
import type { ServerServices } from '../base/services';
import { accountFacts, findAccount } from './findAccount';
import { parseLookUp } from './lookUpPayload';

export function handleLookUpAccount(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  services: ServerServices,
): Promise<AccountFacts> {
  return answerCall('lookUpAccount', services, async () => {
    await requireRole('admin', 'look up accounts', request.auth, services);
    const email = parseLookUp(request.data);
    if (!email.ok) throw new HttpsError('invalid-argument', email.error);
    return accountFacts(services.db, await findAccount(services.auth, { email: email.value }));
  });
}
