import { callable } from '../../calls/callable';
import { withRole } from '../../calls/callers';
import { accountFacts, findAccount } from './findAccount';
import { parseLookUp } from './lookUpPayload';

/** Finds the account of an address, for an admin: `{email}` to `AccountFacts`. */
export const handleLookUpAccount = callable({
  name: 'lookUpAccount',
  caller: withRole('admin', 'look up accounts'),
  schema: parseLookUp,
  work: async (email, { services: { auth, db } }) => accountFacts(db, await findAccount(auth, { email })),
});
