import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordSchema } from '@/model/schema/recordSchema';
import { root } from './base/root';
import { withHeaderPolicy } from './build/contentPolicy';
import { withSchemaPart } from './rules/rulesOf';

// `npm run rules`: writes the part of `firestore.rules` that follows from the schema, and the policy in `firebase.json`, which
// names digests of what the page carries.
const rewrite = (name: string, change: (text: string) => string) => {
  const file = join(root, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};
rewrite('firestore.rules', (rules) => withSchemaPart(rules, recordSchema));
rewrite('firebase.json', withHeaderPolicy);
