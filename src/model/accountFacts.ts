import * as v from 'valibot';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';

/** The facts by which an admin recognises an account before it gets a role. */
export interface AccountFacts {
  readonly uid: string;
  readonly email: string | null;
  /** The profile's; `null` when the account has none yet. */
  readonly name: string | null;
  /** Epoch milliseconds. */
  readonly created: number;
  /** True if its owner has opened the link that was mailed to the address. */
  readonly verified: boolean;
  readonly moderator: boolean;
  readonly admin: boolean;
}

const schema = v.object({
  uid: v.string(),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  created: v.number(),
  verified: v.boolean(),
  moderator: v.boolean(),
  admin: v.boolean(),
});

/** The server's answer to a look-up. */
export function parseAccountFacts(input: unknown): Parsed<AccountFacts> {
  const read = v.safeParse(schema, input);
  return read.success
    ? parsed(read.output)
    : unparsed('Expected the facts of an account, found something else');
}
