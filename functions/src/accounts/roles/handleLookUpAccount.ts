import { callable } from '../../calls/callable';
import { withRole } from '../../calls/callers';
import { accountFacts, findAccount } from './findAccount';
import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '@/model/found';
import { isAddress } from '@/model/parsing/shapes';

function parseLookUp(data: unknown): Parsed<string> {
  const email = isJsonObject(data) ? data['email'] : undefined;
  return isAddress(email) ? parsed(email) : unparsed(`Expected an email address, found ${found(email)}`);
}

export const handleLookUpAccount = callable({
  name: 'lookUpAccount',
  caller: withRole('admin', 'look up accounts'),
  schema: parseLookUp,
  work: async (email, { services: { auth, db } }) => accountFacts(db, await findAccount(auth, { email })),
});
