import * as v from 'valibot';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';

export interface AccountFacts {
  readonly uid: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly created: number;
  /** Whether the owner has opened the link mailed to the address. */
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

export function parseAccountFacts(input: unknown): Parsed<AccountFacts> {
  const read = v.safeParse(schema, input);
  return read.success
    ? parsed(read.output)
    : unparsed('Expected the facts of an account, found something else');
}
