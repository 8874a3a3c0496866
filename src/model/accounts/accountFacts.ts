import * as v from 'valibot';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';

const schema = v.object({
  uid: v.string(),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  created: v.number(),
  verified: v.boolean(),
  moderator: v.boolean(),
  admin: v.boolean(),
});

export type AccountFacts = Readonly<v.InferOutput<typeof schema>>;

export function parseAccountFacts(input: unknown): Parsed<AccountFacts> {
  const read = v.safeParse(schema, input);
  return read.success
    ? parsed(read.output)
    : unparsed('Expected the facts of an account, found something else');
}
